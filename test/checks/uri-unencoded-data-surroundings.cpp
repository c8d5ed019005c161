// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes

// No encoder is put around a value where the code around it would no longer
// compile, or would no longer do the same.
#include <exception>
#include <iomanip>
#include <sstream>
#include <string>

std::string urlEncode(const std::string &Text);
void open(const std::string &Url);
std::string encoded(const std::string &City) {
  return "https://h.example/?city=" + urlEncode(City);
}

// The name of the encoder means something else.
struct Counters {
  int urlEncode = 0;
};
struct Derived : Counters {
  std::string inBase(const std::string &Title) {
    return "https://h.example/?title=" + Title;
    // CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Title' goes into query parameter 'title' without percent-encoding
  }
};
std::string inCatch(const std::string &Title) {
  try {
    open(Title);
  } catch (const std::exception &urlEncode) {
    return "https://h.example/?title=" + Title;
    // CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Title' goes into query parameter 'title' without percent-encoding
  }
  return "";
}
std::string inCapture(const std::string &Title) {
  const auto Get = [urlEncode = 1](const std::string &Text) {
    return "https://h.example/?title=" + Text + std::to_string(urlEncode);
    // CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Text' goes into query parameter 'title' without percent-encoding
  };
  return Get(Title);
}
template <int urlEncode> std::string inTemplate(const std::string &Title) {
  return "https://h.example/?title=" + Title;
  // CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Title' goes into query parameter 'title' without percent-encoding
}
std::string instantiated(const std::string &Title) { return inTemplate<1>(Title); }

// The program counts the characters of the value, or looks for it.
std::string counted(const std::string &Text) {
  return "POST /notes HTTP/1.1\r\n"
         "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: " +
         std::to_string(5 + Text.size()) + "\r\n\r\ntext=" + Text;
  // CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'Text' goes into query parameter 'text' without percent-encoding
}
std::string withoutIt(const std::string &Title) {
  const std::string Url = "https://h.example/?title=" + Title;
  // CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'Title' goes into query parameter 'title' without percent-encoding
  return Url.substr(0, Url.find(Title));
}
// A limit says nothing.
std::string limited(const std::string &Title) {
  if (Title.size() > 100)
    return "";
  return "https://h.example/?title=" + Title;
  // CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Title' goes into query parameter 'title' without percent-encoding
  // CHECK-FIXES: return "https://h.example/?title=" + urlEncode(Title);
}
std::string padded(const std::string &Title) {
  std::ostringstream Out;
  Out << "https://h.example/?title=" << std::setw(20) << Title;
  // CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Title' goes into query parameter 'title' without percent-encoding
  return Out.str();
}
