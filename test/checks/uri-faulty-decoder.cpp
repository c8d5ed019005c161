// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-decoder %t

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <iomanip>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

// Numbers in text can have a sign, and can end before what is no digit.
std::string urlDecodeScanned(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeScanned' turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
  std::string Result;
  for (size_t I = 0; I < Text.length(); ++I) {
    if (static_cast<int>(Text[I]) == 37) {
      unsigned Byte;
      std::sscanf(Text.substr(I + 1, 2).c_str(), "%x", &Byte);
      Result += static_cast<char>(Byte);
      I += 2;
    } else {
      Result += Text[I];
    }
  }
  return Result;
}
void urlDecodeInPlace(std::string &Url) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlDecodeInPlace' turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
  for (size_t At = Url.find('%'); At != std::string::npos;
       At = Url.find('%', At + 1)) {
    if (At + 2 >= Url.size())
      break;
    const int Byte = std::stoi(Url.substr(At + 1, 2), nullptr, 16);
    Url.replace(At, 3, 1, static_cast<char>(Byte));
  }
}
bool urlDecodeStream(const std::string &In, std::string &Out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlDecodeStream' turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
  Out.clear();
  for (size_t I = 0; I != In.size(); ++I) {
    if (In[I] != '%') {
      Out.push_back(In[I]);
      continue;
    }
    if (In.size() - I < 3)
      return false;
    std::istringstream Digits(In.substr(I + 1, 2));
    int Byte = 0;
    if (!(Digits >> std::hex >> Byte))
      return false;
    Out.push_back(static_cast<char>(Byte));
    I += 2;
  }
  return true;
}
// A failed extraction stores zero.
std::string urlDecodeUntested(std::string Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeUntested' turns malformed escapes into bytes (0x00 for '%zz') [uri-faulty-decoder]
  std::ostringstream Out;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '%' && I + 2 < Text.size()) {
      std::stringstream Digits;
      Digits << std::hex << Text.substr(I + 1, 2);
      int Byte;
      Digits >> Byte;
      Out << static_cast<char>(Byte);
      I += 2;
    } else {
      Out << (Text[I] == '+' ? ' ' : Text[I]);
    }
  }
  return Out.str();
}
// All digits are read, but there can be a sign.
std::string urlDecodeSigned(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeSigned' takes signs or blanks for hex digits (0x04 for '%+4') [uri-faulty-decoder]
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '%' && I + 2 < Text.size()) {
      const std::string Digits = Text.substr(I + 1, 2);
      char *End = nullptr;
      const long Byte = std::strtol(Digits.c_str(), &End, 16);
      if (*End == 0) {
        Result += static_cast<char>(Byte);
        I += 2;
        continue;
      }
    }
    Result += Text[I];
  }
  return Result;
}

// Iterators.
std::string uri_iterators(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'uri_iterators' reads past the end of text that ends in '%' and turns malformed escapes into bytes ('S' for '%zz') [uri-faulty-decoder]
  const auto ValueOf = [](char C) {
    return C <= '9' ? C - '0' : std::tolower(C) - 'a' + 10;
  };
  std::string Result;
  for (auto It = Text.begin(); It != Text.end(); ++It) {
    if (*It == '%') {
      const int High = ValueOf(*++It);
      Result += static_cast<char>(High * 16 + ValueOf(*++It));
    } else {
      Result += *It;
    }
  }
  return Result;
}

// What is behind the end of a string.
std::string urlBehind(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlBehind' reads past the end of text that ends in '%' [uri-faulty-decoder]
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '%' && (std::isxdigit(static_cast<unsigned char>(Text[I + 2])) != 0) &&
        (std::isxdigit(static_cast<unsigned char>(Text[I + 1])) != 0)) {
      Result += static_cast<char>(std::stoul(Text.substr(I + 1, 2), nullptr, 16));
      I += 2;
    } else {
      Result += Text[I];
    }
  }
  return Result;
}

// '+' comes last.
std::string decodeFormValue(std::string Value) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'decodeFormValue' turns '%2B' into a space [uri-faulty-decoder]
  std::string Result;
  for (size_t I = 0; I < Value.size(); ++I) {
    unsigned char Byte;
    if (Value[I] == '%' && I + 2 < Value.size()) {
      const auto [End, Error] = std::from_chars(
          Value.data() + I + 1, Value.data() + I + 3, Byte, 16);
      if (Error == std::errc() && End == Value.data() + I + 3) {
        Result += static_cast<char>(Byte);
        I += 2;
        continue;
      }
    }
    Result += Value[I];
  }
  std::replace(Result.begin(), Result.end(), '+', ' ');
  return Result;
}

// The output is searched again.
std::string urlDecodeTwice(std::string Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeTwice' decodes its own output ('%2541' becomes 'A') [uri-faulty-decoder]
  size_t At = 0;
  while ((At = Text.find('%', At)) != std::string::npos) {
    if (At + 2 < Text.size() && std::isxdigit(static_cast<unsigned char>(Text[At + 1])) &&
        std::isxdigit(static_cast<unsigned char>(Text[At + 2])))
      Text.replace(At, 3, 1, static_cast<char>(std::stoi(Text.substr(At + 1, 2), nullptr, 16)));
    else
      ++At;
  }
  return Text;
}

// Wide text.
static int valueOf(wchar_t C) {
  return C >= L'0' && C <= L'9'   ? C - L'0'
         : C >= L'A' && C <= L'F' ? C - L'A' + 10
         : C >= L'a' && C <= L'f' ? C - L'a' + 10
                                  : -1;
}
std::wstring urlDecodeExtended(const std::wstring &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'urlDecodeExtended' sign-extends 0x80 to 0xFF (U+FFFFFFC3 for '%C3') [uri-faulty-decoder]
  std::wstring Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == L'%' && I + 2 < Text.size() && valueOf(Text[I + 1]) >= 0 &&
        valueOf(Text[I + 2]) >= 0) {
      const char Byte = static_cast<char>(valueOf(Text[I + 1]) * 16 + valueOf(Text[I + 2]));
      Result += Byte;
      I += 2;
    } else {
      Result += Text[I];
    }
  }
  return Result;
}
std::wstring urlDecodeWidened(const std::wstring &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'urlDecodeWidened' writes each byte as a character (0xC3 and 0xA9 for '%C3%A9', the UTF-8 form of U+00E9) [uri-faulty-decoder]
  std::wstring Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == L'%' && I + 2 < Text.size() && valueOf(Text[I + 1]) >= 0 &&
        valueOf(Text[I + 2]) >= 0) {
      Result += static_cast<wchar_t>(valueOf(Text[I + 1]) * 16 + valueOf(Text[I + 2]));
      I += 2;
    } else {
      Result += Text[I];
    }
  }
  return Result;
}

// A method, and a name that only its class has.
class Url {
public:
  static std::string decode(std::string_view Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'decode' turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
    std::string Result;
    while (!Text.empty()) {
      if (Text.front() == '%' && Text.size() > 2) {
        const std::string Digits(Text.substr(1, 2));
        Result.push_back(static_cast<char>(std::stoi(Digits, nullptr, 16)));
        Text.remove_prefix(3);
      } else {
        Result.push_back(Text.front());
        Text.remove_prefix(1);
      }
    }
    return Result;
  }
};

// An escape at the end is kept.
std::string urlDecodeExceptAtEnd(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeExceptAtEnd' does not decode an escape at the end of its input [uri-faulty-decoder]
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '%' && I + 3 < Text.size() && valueOf(Text[I + 1]) >= 0 &&
        valueOf(Text[I + 2]) >= 0) {
      Result += static_cast<char>(valueOf(Text[I + 1]) * 16 + valueOf(Text[I + 2]));
      I += 2;
    } else {
      Result += Text[I];
    }
  }
  return Result;
}

// A function that calls a decoder has only its own defects.
std::string urlDecodeRight(const std::string &Text) {
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '%' && I + 2 < Text.size() && valueOf(Text[I + 1]) >= 0 &&
        valueOf(Text[I + 2]) >= 0) {
      Result += static_cast<char>(valueOf(Text[I + 1]) * 16 + valueOf(Text[I + 2]));
      I += 2;
    } else {
      Result += Text[I];
    }
  }
  return Result;
}
std::string formDecodeLate(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'formDecodeLate' turns '%2B' into a space [uri-faulty-decoder]
  std::string Result = urlDecodeRight(Text);
  for (char &C : Result)
    if (C == '+')
      C = ' ';
  return Result;
}
std::string formDecodeEarly(std::string Text) {
  for (char &C : Text)
    if (C == '+')
      C = ' ';
  return urlDecodeRight(Text);
}
std::string urlDecodeByOther(const std::string &Text) {
  return urlDecodeExceptAtEnd(Text);
}
