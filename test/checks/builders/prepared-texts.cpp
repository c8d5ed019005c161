// Methods that change how a text or a stream stores or prints, and not what it holds.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <locale>
#include <sstream>
#include <string>
#include <vector>

bool get(const std::string &Url);
std::string urlEncode(const std::string &Text);

static const char Digits[] = "0123456789abcdef";
std::string hex(const std::vector<unsigned char> &Bytes) {
  std::string Text;
  Text.reserve(2 * Bytes.size());
  for (auto Byte : Bytes) {
    Text += Digits[Byte >> 4];
    Text += Digits[Byte & 15];
  }
  Text.shrink_to_fit();
  return Text;
}
bool digits(const std::vector<unsigned char> &Bytes) {
  return get("https://h.example/find?digest=" + hex(Bytes));
}
bool reserved(const std::string &City) {
  std::string Url;
  Url.reserve(100);
  Url += "https://h.example/find?q=";
  Url.append(urlEncode(City));
  return get(Url);
}
bool printed(const std::string &City, double Latitude) {
  std::ostringstream Url;
  Url.imbue(std::locale::classic());
  Url.exceptions(std::ios::badbit);
  Url.setf(std::ios::fixed);
  Url.precision(4);
  Url << "https://h.example/find?lat=" << Latitude;
  Url.clear();
  Url.put('&').write("q=", 2);
  Url << City;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'City' goes into query parameter 'q' without percent-encoding{{.*}} [uri-unencoded-data]
  return get(Url.str());
}
bool swapped(const std::string &City) {
  std::string Url = "https://h.example/find?q=", Other;
  Other.swap(Url);
  return get(Other + City) && get(Url + urlEncode(City));
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'City' goes into query parameter 'q' without percent-encoding{{.*}} [uri-unencoded-data]
}
// A pointer is followed by a length.
bool counted(const std::string &City) {
  std::string Url = "https://h.example/find";
  Url.append("?q=...", 3);
  Url.append(City);
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'City' goes into query parameter 'q' without percent-encoding{{.*}} [uri-unencoded-data]
  return get(Url);
}
