// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- --fix-notes -- -isystem %clang_tidy_headers

// A call is only put around a value that the encoder takes, and where its name
// means the encoder.
#include <string>
#include <string_view>

std::string urlEncode(const std::string &Text);
void open(const std::string &url);

std::string used(const std::string &Title) {
  return "https://h.example/?k=" + urlEncode(Title);
}
std::string plain(const std::string &title) {
  return "https://h.example/?q=" + title;
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'title' goes into query parameter 'q' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:36: note: encode it: 'urlEncode(title)', as this file does for other values
// CHECK-FIXES: return "https://h.example/?q=" + urlEncode(title);
}

// Something else has the name of the encoder.
struct Job {
  bool urlEncode = true;
  std::string title;
  std::string url() const { return "https://h.example/?q=" + title; }
// CHECK-NOTES: :[[@LINE-1]]:62: warning: 'title' goes into query parameter 'q' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:62: note: encode it: 'urlEncode(title)', as this file does for other values
};
std::string local(const std::string &title) {
  const auto urlEncode = [](int Number) { return Number; };
  return "https://h.example/?n=" + std::to_string(urlEncode(1)) + "&title=" + title;
// CHECK-NOTES: :[[@LINE-1]]:79: warning: 'title' goes into query parameter 'title' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:79: note: encode it: 'urlEncode(title)', as this file does for other values
}
namespace web {
void urlEncode(char *Text, int Length);
std::string find(const std::string &title) {
  return "https://h.example/?q=" + title;
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'title' goes into query parameter 'q' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:36: note: encode it: 'urlEncode(title)', as this file does for other values
}
} // namespace web

// The value is encoded in one place: where it is inserted.
void search(const std::string &title) {
  open("https://h.example/?text=" + title);
// CHECK-NOTES: :[[@LINE-1]]:37: warning: 'title' goes into query parameter 'text' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:37: note: encode it: 'urlEncode(title)', as this file does for other values
// CHECK-FIXES: open("https://h.example/?text=" + urlEncode(title));
}
void searches() {
  search("Tom&Jerry");
  const std::string text = "Tom&Jerry";
  search(text);
}
