// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-unencoded-data %t

#include <cstdio>
#include <cstring>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

using namespace std::string_literals;

std::string urlEncode(std::string_view Text);

// operator+ with its overloads.
std::string chain(const std::string &Place, const char *Unit,
                  std::string_view View) {
  return "https://h.example/?q=" +
         Place +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
         '&' + "u="s +
         Unit +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
         "&v=" +
         std::string(View);
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'View' goes into query parameter 'v' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// append, push_back and +=.
std::string append(const std::string &Place, std::string_view View) {
  std::string Url{"https://h.example/find"};
  Url.push_back('?');
  Url.append("q").append(1, '=');
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  Url.append("&v=");
  Url.append(View);
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'View' goes into query parameter 'v' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// A loop over a map, and one over a vector.
std::string overMap(const std::map<std::string, std::string> &Pairs) {
  std::string Url = "https://h.example/find?";
  bool First = true;
  for (const auto &Pair : Pairs) {
    if (!First)
      Url += '&';
    First = false;
    Url += Pair.first +
           "=" +
           Pair.second;
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Pair.second' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  return Url;
}
std::string overVector(const std::vector<std::string> &Names) {
  std::ostringstream Url;
  Url << "https://h.example/find?a=1";
  for (const std::string &Name : Names)
    Url << "&city=" << Name;
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'Name' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url.str();
}

// Streams with manipulators.
std::string stream(const std::string &Place, int Count) {
  std::stringstream Out;
  Out << "https://h.example/find?n=" << std::setfill('0') << std::setw(4)
      << std::hex << Count << "&q=" << Place << std::dec;
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Out.str();
}

// The C functions from their C++ headers.
void cFunctions(char *To, const char *Place) {
  std::snprintf(To, 100, "https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  std::strcpy(To, "https://h.example/?q=");
  std::strcat(To, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported: encoders, numbers, search strings, human-readable text.
std::string silent(const std::string &Place, std::string_view View, long Size) {
  if (Place.rfind("http://", 0) == 0 || Place == "https://h.example/?q=" + Place)
    throw std::runtime_error("https://h.example/?q=" + Place);
  std::cerr << "https://h.example/?q=" << View << std::endl;
  return "https://h.example/?q=" + urlEncode(Place) +
         "&n=" + std::to_string(Size) + "&v=" + urlEncode(View);
}
