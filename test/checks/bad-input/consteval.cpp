// RUN: %check_clang_tidy -std=c++23 %s 'uri-*' %t

#include <string>

// `if consteval` has no condition, and the code that it guards does not run.
void get(const std::string &Url);

void build(const std::string &Text) {
  std::string Url = "http://h.example/?q=";
  for (char C : Text)
    if consteval { return; }
  get(Url + Text);
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// An encoder whose body behaves differently in constant evaluation.
std::string urlEncode(const std::string &Text) {
  std::string Result;
  if consteval { return Result; }
  for (unsigned char C : Text)
    if not consteval {
      if ((C >= '0' && C <= '9') || (C >= 'A' && C <= 'Z') ||
          (C >= 'a' && C <= 'z') || C == '-' || C == '.' || C == '_' || C == '~') {
        Result += C;
      } else {
        Result += '%';
        Result += "0123456789ABCDEF"[C >> 4];
        Result += "0123456789ABCDEF"[C & 15];
      }
    } else {
      Result += C;
    }
  return Result;
}
void buildEncoded(const std::string &Text) {
  get("http://h.example/?q=" + urlEncode(Text));
}

std::string urlEncodeAll(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeAll' {{.*}} [uri-faulty-encoder]
  std::string Result;
  for (unsigned char C : Text)
    if consteval {
      Result += C;
    } else {
      if ((C >= '0' && C <= '9') || (C >= 'a' && C <= 'z')) {
        Result += C;
      } else {
        Result += '%';
        Result += "0123456789ABCDEF"[C >> 4];
        Result += "0123456789ABCDEF"[C & 15];
      }
    }
  return Result;
}

// In a handler, no expression precedes it.
std::string caught(const std::string &Text) {
  try {
    get("/");
  } catch (...) {
    if not consteval { return "https://h.example/?q=" + Text; }
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  return "";
}
