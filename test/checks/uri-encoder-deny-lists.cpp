// RUN: %check_clang_tidy %s uri-faulty-encoder,uri-encoder-mismatch,uri-double-encoding,uri-unencoded-data %t

// Functions that escape only some characters.

#include <cctype>
#include <cstdio>
#include <string>

void fetch(const std::string &Url);

std::string encodeParam(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'encodeParam' lets {{.*}} through [uri-faulty-encoder]
  std::string Result;
  for (const char C : Text)
    switch (C) {
    case ' ':
      Result += "%20";
      break;
    case '&':
      Result += "%26";
      break;
    case '=':
      Result += "%3D";
      break;
    default:
      Result += C;
    }
  return Result;
}
std::string urlEncodeBlanks(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeBlanks' lets {{.*}} through [uri-faulty-encoder]
  std::string Result;
  for (const char C : Text)
    if (C == ' ')
      Result += "%20";
    else
      Result += C;
  return Result;
}
void ofValue(const std::string &Term) {
  fetch("https://example.com/?q=" + urlEncodeBlanks(Term));
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'urlEncodeBlanks' replaces other characters, but not '#', '&', which ends query parameter 'q'; {{.*}} [uri-encoder-mismatch]
}
void ofUrl(const std::string &Url) { fetch(urlEncodeBlanks(Url)); }

// It encodes all that no URI contains.
std::string url_escape_illegal(const std::string &Url) {
  std::string Result;
  for (const unsigned char C : Url)
    if (C <= 0x20 || C >= 0x7F || std::string("\"<>\\^`{|}").find(C) != std::string::npos) {
      char Escape[4];
      snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    } else {
      Result += static_cast<char>(C);
    }
  return Result;
}

void byReplacing(std::string Term) {
  std::string::size_type At = 0;
  while ((At = Term.find(' ', At)) != std::string::npos) {
    Term.replace(At, 1, "%20");
    At += 3;
  }
  fetch("https://example.com/?q=" + Term);
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: {{.*}} [uri-{{unencoded-data|encoder-mismatch}}]
}
// What is replaced is not what was found.
void elsewhere(std::string Term) {
  std::string::size_type At = 0;
  while ((At = Term.find(' ', At)) != std::string::npos) {
    At += 3;
    Term.replace(At, 1, "%20");
  }
  fetch(Term);
}

std::string percentEncode(const std::string &Text, const std::string &Keep = "") {
  std::string Result;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~' || Keep.find(C) != std::string::npos) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}
void keepsPercent(const std::string &Term) {
  fetch("https://example.com/?q=" + percentEncode(Term, "%"));
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'percentEncode' does not encode '%': '%26' in query parameter 'q' becomes '&'; {{.*}} [uri-encoder-mismatch]
}
void keepsNothing(const std::string &Term) { fetch("https://example.com/?q=" + percentEncode(Term)); }

// An option decides which digits are written.
std::string urlEncodeOption(const std::string &Text, bool IsPadded) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeOption' writes one digit for {{.*}} [uri-faulty-encoder]
  std::string Result;
  for (const unsigned char C : Text) {
    char Escape[4];
    if (std::isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~') {
      Result += static_cast<char>(C);
      continue;
    }
    if (IsPadded)
      snprintf(Escape, sizeof Escape, "%%%02X", C);
    else
      snprintf(Escape, sizeof Escape, "%%%X", C);
    Result += Escape;
  }
  return Result;
}

// Another format also escapes with '%', and keeps spaces.
std::string escapeParam(const std::string &Text) {
  std::string Result;
  for (const char C : Text)
    if (C == '%')
      Result += "%25";
    else if (C == ',')
      Result += "%2C";
    else
      Result += C;
  return Result;
}
