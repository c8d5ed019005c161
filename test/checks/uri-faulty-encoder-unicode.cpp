// RUN: %check_clang_tidy %s uri-faulty-encoder %t

#include <cwchar>
#include <cwctype>
#include <string>

// Letters of all languages pass as letters.
std::wstring urlLetters(const std::wstring &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'urlLetters' writes '%80' for U+0080, not the escapes of its UTF-8 octets and lets U+00E9, U+0100 and U+4F8B through [uri-faulty-encoder]
  std::wstring Result;
  for (const wchar_t C : Text)
    if (std::iswalnum(C) || C == L'-' || C == L'.' || C == L'_' || C == L'~') {
      Result += C;
    } else {
      wchar_t Escape[12];
      std::swprintf(Escape, 12, L"%%%02X", static_cast<unsigned>(C));
      Result += Escape;
    }
  return Result;
}

// Everything beyond ASCII is kept for an IRI.
std::wstring urlOfIri(const std::wstring &Text) {
  std::wstring Result;
  for (const wchar_t C : Text)
    if (C >= 0x80 || std::iswalnum(C) || C == L'-' || C == L'.' || C == L'_' ||
        C == L'~') {
      Result += C;
    } else {
      wchar_t Escape[4];
      std::swprintf(Escape, 4, L"%%%02X", static_cast<unsigned>(C));
      Result += Escape;
    }
  return Result;
}

// The set of ECMA-262's encodeURI, which is for whole URIs.
std::string encodeURI(const std::string &Text) {
  static const std::string Kept =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
      "-_.!~*'();/?:@&=+$,#";
  std::string Result;
  for (const unsigned char C : Text)
    if (Kept.find(static_cast<char>(C)) != std::string::npos) {
      Result += static_cast<char>(C);
    } else {
      Result += '%';
      Result += "0123456789ABCDEF"[C >> 4];
      Result += "0123456789ABCDEF"[C & 15];
    }
  return Result;
}
std::string urlEncodeValue(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeValue' lets '#', '&' and '+' through [uri-faulty-encoder]
  static const std::string Kept =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
      "-_.!~*'();/?:@&=+$,#";
  std::string Result;
  for (const unsigned char C : Text)
    if (Kept.find(static_cast<char>(C)) != std::string::npos) {
      Result += static_cast<char>(C);
    } else {
      Result += '%';
      Result += "0123456789ABCDEF"[C >> 4];
      Result += "0123456789ABCDEF"[C & 15];
    }
  return Result;
}

// A code point above U+FFFF.
std::string urlOfPoints(const std::u32string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlOfPoints' writes '{{.*}}' for U+1F600, not the escapes of its UTF-8 octets [uri-faulty-encoder]
  std::string Result;
  const auto Escape = [&Result](unsigned Octet) {
    Result += '%';
    Result += "0123456789ABCDEF"[Octet >> 4 & 15];
    Result += "0123456789ABCDEF"[Octet & 15];
  };
  for (const char32_t C : Text)
    if ((C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') ||
        (C >= '0' && C <= '9') || C == '-' || C == '.' || C == '_' || C == '~') {
      Result += static_cast<char>(C);
    } else if (C < 0x80) {
      Escape(C);
    } else if (C < 0x800) {
      Escape(0xC0 | C >> 6);
      Escape(0x80 | (C & 0x3F));
    } else {
      Escape(0xE0 | C >> 12);
      Escape(0x80 | (C >> 6 & 0x3F));
      Escape(0x80 | (C & 0x3F));
    }
  return Result;
}
