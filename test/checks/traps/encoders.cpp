// RUN: %check_clang_tidy -std=c++17 %s uri-faulty-encoder %t

#include <cctype>
#include <cstdio>
#include <cstring>
#include <iomanip>
#include <sstream>
#include <string>

// Encoding according to RFC 3986, in various forms.
std::string urlEncode(const std::string &Text) {
  std::ostringstream Out;
  Out << std::hex << std::uppercase << std::setfill('0');
  for (const unsigned char C : Text)
    if (std::isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~')
      Out << C;
    else
      Out << '%' << std::setw(2) << static_cast<unsigned>(C);
  return Out.str();
}

// A masked shift of a negative value is correct.
std::string urlMasked(const std::string &Text) {
  static const char Hex[] = "0123456789ABCDEF";
  std::string Result;
  for (const char C : Text)
    if (std::isalnum(static_cast<unsigned char>(C)) ||
        std::strchr("-._~", C)) {
      Result += C;
    } else {
      Result += '%';
      Result += Hex[(C >> 4) & 0xf];
      Result += Hex[C & 0xf];
    }
  return Result;
}

// The form encoding: '+' for a space, '*' stays, '~' does not.
std::string formEncode(const std::string &Text) {
  std::string Result;
  for (const unsigned char C : Text) {
    char Escape[4];
    if (C == ' ') {
      Result += '+';
    } else if (std::isalnum(C) || std::strchr("*-._", C)) {
      Result += static_cast<char>(C);
    } else {
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  }
  return Result;
}

// Binary data: every byte.
std::string urlEncodeDigest(const unsigned char *Digest, size_t Size) {
  std::string Result;
  for (size_t I = 0; I < Size; ++I) {
    char Escape[4];
    std::snprintf(Escape, sizeof Escape, "%%%02X", Digest[I]);
    Result += Escape;
  }
  return Result;
}

// A path keeps its slashes.
std::string urlEncodePath(const std::string &Path) {
  std::string Result;
  for (const unsigned char C : Path)
    if (std::isalnum(C) || std::strchr("-._~/", C)) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}

// A URI that is repaired keeps its escapes and delimiters.
std::string repairUrl(const std::string &Url) {
  std::string Result;
  for (const unsigned char C : Url)
    if (C <= ' ' || C >= 0x7F || C == '"' || C == '<' || C == '>') {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    } else {
      Result += static_cast<char>(C);
    }
  return Result;
}
std::string replaceSpaces(std::string Url) {
  for (size_t I; (I = Url.find(' ')) != std::string::npos;)
    Url.replace(I, 1, "%20");
  return Url;
}

// An encoder that keeps escapes, and encodes any other '%'.
std::string urlEscapeOnce(const std::string &Text) {
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    const unsigned char C = Text[I];
    const bool IsEscape = C == '%' && I + 2 < Text.size() &&
                          std::isxdigit((unsigned char)Text[I + 1]) &&
                          std::isxdigit((unsigned char)Text[I + 2]);
    if (IsEscape || std::isalnum(C) || std::strchr("-._~", C)) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  }
  return Result;
}

// ECMAScript's escape().
std::wstring escape(const std::wstring &Text) {
  std::wstring Result;
  for (const wchar_t C : Text) {
    wchar_t Escape[16];
    if ((C < 0x80 && std::isalnum(C)) || C == L'*' || C == L'+' || C == L'-' ||
        C == L'.' || C == L'/' || C == L'@' || C == L'_')
      Result += C;
    else if (C < 0x100) {
      swprintf(Escape, 16, L"%%%02X", static_cast<unsigned>(C));
      Result += Escape;
    } else {
      swprintf(Escape, 16, L"%%u%04X", static_cast<unsigned>(C));
      Result += Escape;
    }
  }
  return Result;
}

// File names.
std::string escapeFileName(const std::string &Name) {
  std::string Result;
  for (const unsigned char C : Name)
    if (std::isalnum(C)) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02x", C);
      Result += Escape;
    }
  return Result;
}

// A gRPC status message.
std::string encodeGrpcMessage(const std::string &Message) {
  std::string Result;
  for (const unsigned char C : Message)
    if (C >= ' ' && C <= '~' && C != '%') {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02x", C);
      Result += Escape;
    }
  return Result;
}

// A parameter of a header field (RFC 5987).
std::string encodeHeaderParameter(const std::string &Value) {
  std::string Result = "UTF-8''";
  for (const unsigned char C : Value)
    if (std::isalnum(C) || std::strchr("!#$&+-.^_`|~", C)) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}

// A decoder, and text for printf.
std::string urlDecode(const std::string &Text) {
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%' && I + 2 < Text.size()) {
      Result += static_cast<char>(std::stoi(Text.substr(I + 1, 2), nullptr, 16));
      I += 2;
    } else {
      Result += Text[I];
    }
  return Result;
}
std::string formatEscape(const std::string &Text) {
  std::string Result;
  for (const char C : Text) {
    if (C == '%')
      Result += '%';
    Result += C;
  }
  return Result;
}

// Another unit decides which characters are kept; the escapes are right.
bool isSafe(char C);
std::string urlUnknown(const std::string &Text) {
  std::string Result;
  for (const char C : Text) {
    if (isSafe(C)) {
      Result += C;
    } else {
      char Escape[16];
      std::snprintf(Escape, sizeof Escape, "%%%02X", static_cast<unsigned char>(C));
      Result += Escape;
    }
  }
  return Result;
}

// An encoder whose caller specifies more safe characters by an unknown option.
std::string urlExcept(const std::string &Text, const char *Safe) {
  std::string Result;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || std::strchr(Safe, C)) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}

// Correct in one of its modes: the caller may want the other one.
std::string urlMode(const std::string &Text, bool KeepsHash) {
  std::string Result;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || std::strchr("-._~", C) || (KeepsHash && C == '#')) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}

// A message of a build service, in a program about URIs: a space is kept.
namespace uri {
std::string escapeMessage(const std::string &Text) {
  std::string Result;
  for (const char C : Text)
    if (C == '%')
      Result += "%25";
    else if (C == '\r')
      Result += "%0D";
    else if (C == '\n')
      Result += "%0A";
    else
      Result += C;
  return Result;
}
} // namespace uri

// A normalizer of text that is already encoded.
static int hexValue(char C) {
  return C <= '9' ? C - '0' : (C | 0x20) - 'a' + 10;
}
std::string normalizeUrlEscapes(const std::string &Text) {
  std::string Out;
  for (size_t I = 0; I < Text.size(); ++I) {
    int Byte = (unsigned char)Text[I];
    if (Byte == '%') {
      Byte = hexValue(Text[I + 1]) * 16 + hexValue(Text[I + 2]);
      I += 2;
    }
    if (Byte <= ' ' || Byte >= 0x7F || strchr("\"<>%{}|\\^`", Byte)) {
      char Escape[4];
      snprintf(Escape, sizeof(Escape), "%%%02X", Byte);
      Out += Escape;
    } else {
      Out += (char)Byte;
    }
  }
  return Out;
}

// The arguments of a helper program, quoted in the way that it expects.
std::string urlQuote(const std::string &Text) {
  std::string Result;
  for (const char C : Text) {
    if (C == ' ' || C == '%' || C == '+') {
      Result += '%';
      Result += "0123456789ABCDEF"[C >> 4 & 15];
      Result += "0123456789ABCDEF"[C & 15];
    } else {
      if (C == '\'' || C == '\\')
        Result += '\\';
      Result += C;
    }
  }
  return Result;
}
