// RUN: %check_clang_tidy %s uri-double-encoding %t -- --fix-notes \
// RUN:   -config='{CheckOptions: {uri-double-encoding.MinConfidence: possible}}' \
// RUN:   -- -isystem %clang_tidy_headers

#include <string>

// An encoder that is only recognized by its name.
std::string urlEncode(const std::string &Text);

// Nested calls.
std::string nested(const std::string &Text) {
  return "https://h.example/?q=" + urlEncode(urlEncode(Text));
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'urlEncode' encodes the result of 'urlEncode' again: every '%' becomes '%25' [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:36: note: remove the outer encoding
// CHECK-FIXES: return "https://h.example/?q=" + urlEncode(Text);
}

// Through a local variable.
std::string local(const std::string &Text) {
  const std::string Value = urlEncode(Text);
  return "https://h.example/?q=" + urlEncode(Value);
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'urlEncode' encodes the result of 'urlEncode' again: every '%' becomes '%25' [uri-double-encoding]
}

// Through local variables and an assignment.
std::string assigned(const std::string &Text) {
  std::string Value;
  Value = urlEncode(Text);
  std::string Other = Value;
  return "https://h.example/?q=" + urlEncode(Other);
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'urlEncode' encodes the result of 'urlEncode' again: every '%' becomes '%25' [uri-double-encoding]
}

// Not reported: a URI that is encoded as a value of another one.
std::string redirect(const std::string &Callback, const std::string &State) {
  return "https://h.example/login?redirect_uri=" +
         urlEncode(Callback + "?state=" + urlEncode(State));
}

// Not reported: decoded, then encoded, for normalization.
std::string urlDecode(const std::string &Text);
std::string normalise(const std::string &Text) {
  return "https://h.example/?q=" + urlEncode(urlDecode(Text));
}

// Not reported: two values, each encoded once.
std::string two(const std::string &Key, const std::string &Value) {
  return "https://h.example/?" + urlEncode(Key) + "=" + urlEncode(Value);
}

// Not reported: another variable of the same name.
std::string scopes(const std::string &A, const std::string &B) {
  std::string Result = "https://h.example/?a=";
  {
    std::string Value = urlEncode(A);
    Result += Value;
  }
  {
    std::string Value = B;
    Result += "&b=" + urlEncode(Value);
  }
  return Result;
}
