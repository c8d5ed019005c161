// RUN: %check_clang_tidy -std=c++17 %s uri-faulty-encoder %t

#include <cctype>
#include <cstdio>
#include <string>

// An encoder whose name says for which component it is keeps what is allowed
// there.

std::string encode_path_component(const std::string &Text) {
  std::string Out;
  char Escape[4];
  for (unsigned char C : Text) {
    if (C < 0x80 && (std::isalnum(C) || std::string("-._~!$&'()*+,;=:@").find(C) != std::string::npos)) {
      Out += static_cast<char>(C);
    } else {
      snprintf(Escape, sizeof Escape, "%%%02X", C);
      Out += Escape;
    }
  }
  return Out;
}

std::string encode_query_component(const std::string &Text) {
  std::string Out;
  char Escape[4];
  for (unsigned char C : Text) {
    if (C < 0x80 && (std::isalnum(C) || std::string("-._~!$'()*,;:@/?").find(C) != std::string::npos)) {
      Out += static_cast<char>(C);
    } else {
      snprintf(Escape, sizeof Escape, "%%%02X", C);
      Out += Escape;
    }
  }
  return Out;
}

// CHECK-MESSAGES: :[[@LINE+1]]:13: warning: 'encodeQueryComponent' lets '&' and '+' through [uri-faulty-encoder]
std::string encodeQueryComponent(const std::string &Text) {
  std::string Out;
  char Escape[4];
  for (unsigned char C : Text) {
    if (C < 0x80 && (std::isalnum(C) || std::string("-._~!$&'()*+,;:@/?").find(C) != std::string::npos)) {
      Out += static_cast<char>(C);
    } else {
      snprintf(Escape, sizeof Escape, "%%%02X", C);
      Out += Escape;
    }
  }
  return Out;
}

// CHECK-MESSAGES: :[[@LINE+1]]:13: warning: 'encodePathComponent' lets '/' through [uri-faulty-encoder]
std::string encodePathComponent(const std::string &Text) {
  std::string Out;
  char Escape[4];
  for (unsigned char C : Text) {
    if (C < 0x80 && (std::isalnum(C) || std::string("-._~/").find(C) != std::string::npos)) {
      Out += static_cast<char>(C);
    } else {
      snprintf(Escape, sizeof Escape, "%%%02X", C);
      Out += Escape;
    }
  }
  return Out;
}

// CHECK-MESSAGES: :[[@LINE+1]]:13: warning: 'encodeComponent' lets '/' through [uri-faulty-encoder]
std::string encodeComponent(const std::string &Text) {
  std::string Out;
  char Escape[4];
  for (unsigned char C : Text) {
    if (C < 0x80 && (std::isalnum(C) || std::string("-._~/").find(C) != std::string::npos)) {
      Out += static_cast<char>(C);
    } else {
      snprintf(Escape, sizeof Escape, "%%%02X", C);
      Out += Escape;
    }
  }
  return Out;
}
