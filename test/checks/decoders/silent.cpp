// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-decoder %t

#include <array>
#include <cctype>
#include <charconv>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

static bool isHex(char C) { return std::isxdigit(static_cast<unsigned char>(C)) != 0; }

// The rest is kept.
std::string urlDecode(const std::string &Text) {
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '%' && I + 2 < Text.size() && isHex(Text[I + 1]) && isHex(Text[I + 2])) {
      Result += static_cast<char>(std::stoi(Text.substr(I + 1, 2), nullptr, 16));
      I += 2;
    } else {
      Result += Text[I] == '+' ? ' ' : Text[I];
    }
  }
  return Result;
}

// What is no number is an exception, and so is a position behind the end.
std::string urlDecodeOrThrow(const std::string &Text) {
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] != '%') {
      Result += Text[I];
      continue;
    }
    const std::string Digits = Text.substr(I + 1, 2);
    size_t Used = 0;
    if (!isHex(Digits.at(0)) || !isHex(Digits.at(1)))
      throw std::invalid_argument("bad escape");
    const int Byte = std::stoi(Digits, &Used, 16);
    if (Used != 2)
      throw std::invalid_argument("bad escape");
    Result += static_cast<char>(Byte);
    I += 2;
  }
  return Result;
}

// std::from_chars() reads neither blanks nor '+'.
std::string uriDecode(std::string_view Text) {
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '%' && I + 2 < Text.size()) {
      unsigned char Byte = 0;
      const char *const First = Text.data() + I + 1;
      if (const auto Read = std::from_chars(First, First + 2, Byte, 16);
          Read.ec == std::errc() && Read.ptr == First + 2) {
        Result.push_back(static_cast<char>(Byte));
        I += 2;
        continue;
      }
    }
    Result.push_back(Text[I]);
  }
  return Result;
}

// A stream reads the digits once they have been tested.
std::string uriDecodeStream(const std::string &Text) {
  std::istringstream In(Text);
  std::string Result;
  char C;
  while (In.get(C)) {
    if (C == '%') {
      const int First = In.get(), Second = In.get();
      if (First < 0 || Second < 0 || !isHex(static_cast<char>(First)) ||
          !isHex(static_cast<char>(Second)))
        break;
      std::istringstream Digits(
          std::string{static_cast<char>(First), static_cast<char>(Second)});
      int Byte = 0;
      Digits >> std::hex >> Byte;
      C = static_cast<char>(Byte);
    }
    Result += C;
  }
  return Result;
}

// A table.
static constexpr std::array<signed char, 256> makeTable() {
  std::array<signed char, 256> Result{};
  for (int I = 0; I < 256; ++I)
    Result[I] = static_cast<signed char>(I >= '0' && I <= '9'   ? I - '0'
                                         : I >= 'A' && I <= 'F' ? I - 'A' + 10
                                         : I >= 'a' && I <= 'f' ? I - 'a' + 10
                                                                : -1);
  return Result;
}
static constexpr auto Table = makeTable();
void queryDecode(std::string &Text) {
  size_t To = 0;
  for (size_t From = 0; From < Text.size(); ++From, ++To) {
    Text[To] = Text[From];
    if (Text[From] != '%' || From + 2 >= Text.size())
      continue;
    const int High = Table[static_cast<unsigned char>(Text[From + 1])];
    const int Low = Table[static_cast<unsigned char>(Text[From + 2])];
    if (High < 0 || Low < 0)
      continue;
    Text[To] = static_cast<char>(High << 4 | Low);
    From += 2;
  }
  Text.resize(To);
}

// Bytes become UTF-16 or UTF-32 together.
std::u32string decodeUtf8(const std::string &Bytes);
std::u32string urlDecodeText(const std::string &Text) { return decodeUtf8(urlDecode(Text)); }

// ECMAScript's unescape() is about code units.
std::wstring unescapeQuery(const std::wstring &Text) {
  const auto ValueOf = [](wchar_t C) {
    return C >= L'0' && C <= L'9'   ? C - L'0'
           : C >= L'A' && C <= L'F' ? C - L'A' + 10
           : C >= L'a' && C <= L'f' ? C - L'a' + 10
                                    : -1;
  };
  std::wstring Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    const bool IsLong = I + 1 < Text.size() && Text[I + 1] == L'u';
    const size_t First = I + (IsLong ? 2 : 1), End = First + (IsLong ? 4 : 2);
    int Unit = Text[I] == L'%' && End <= Text.size() ? 0 : -1;
    for (size_t J = First; J < End && Unit >= 0; ++J)
      Unit = ValueOf(Text[J]) < 0 ? -1 : Unit * 16 + ValueOf(Text[J]);
    Result += Unit < 0 ? Text[I] : static_cast<wchar_t>(Unit);
    I = Unit < 0 ? I : End - 1;
  }
  return Result;
}

// A URI is normalized: some escapes stay, others are written for what is none.
std::string normalizeUri(const std::string &Uri) {
  static const char Digits[] = "0123456789ABCDEF";
  const auto ValueOf = [](char C) {
    return C >= '0' && C <= '9'   ? C - '0'
           : C >= 'A' && C <= 'F' ? C - 'A' + 10
           : C >= 'a' && C <= 'f' ? C - 'a' + 10
                                  : -1;
  };
  std::string Result;
  const auto Escape = [&](int Byte) {
    Result += '%';
    Result += Digits[Byte >> 4];
    Result += Digits[Byte & 15];
  };
  for (size_t I = 0; I < Uri.size(); ++I) {
    const int High = I + 2 < Uri.size() ? ValueOf(Uri[I + 1]) : -1;
    const int Low = I + 2 < Uri.size() ? ValueOf(Uri[I + 2]) : -1;
    if (Uri[I] != '%') {
      Result += Uri[I];
    } else if (High < 0 || Low < 0) {
      Escape('%');
    } else {
      const int Byte = High * 16 + Low;
      if (Byte < 128 && std::isalnum(Byte) != 0)
        Result += static_cast<char>(Byte);
      else
        Escape(Byte);
      I += 2;
    }
  }
  return Result;
}

// A query is divided, and each part decoded and encoded again.
static std::string decodedValue(const std::string &In) {
  std::string Out;
  for (size_t I = 0; I < In.size(); ++I) {
    if (In[I] == '%' && I + 2 < In.size() && std::isxdigit(static_cast<unsigned char>(In[I + 1])) && std::isxdigit(static_cast<unsigned char>(In[I + 2]))) {
      Out += static_cast<char>(std::stoi(In.substr(I + 1, 2), nullptr, 16));
      I += 2;
    } else if (In[I] == '+')
      Out += ' ';
    else
      Out += In[I];
  }
  return Out;
}
static std::string encodedValue(const std::string &In) {
  static const char Hex[] = "0123456789ABCDEF";
  std::string Out;
  for (unsigned char C : In) {
    if (C < 0x80 && (std::isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~'))
      Out += static_cast<char>(C);
    else if (C == ' ')
      Out += '+';
    else {
      Out += '%';
      Out += Hex[C >> 4];
      Out += Hex[C & 15];
    }
  }
  return Out;
}
std::string normalizedQuery(const std::string &Query) {
  std::string Result;
  size_t Begin = 0;
  while (Begin <= Query.size()) {
    while (Begin < Query.size() && Query[Begin] == ' ')
      ++Begin;
    size_t End = Query.find('&', Begin);
    if (End == std::string::npos)
      End = Query.size();
    const std::string Pair = Query.substr(Begin, End - Begin);
    const size_t Equal = Pair.find('=');
    if (!Result.empty())
      Result += '&';
    Result += encodedValue(decodedValue(Pair.substr(0, Equal)));
    if (Equal != std::string::npos)
      Result += '=' + encodedValue(decodedValue(Pair.substr(Equal + 1)));
    Begin = End + 1;
  }
  return Result;
}

// Decoding twice is not the fault of the decoder.
static int digitOf(char C) {
  return C >= '0' && C <= '9'   ? C - '0'
         : C >= 'a' && C <= 'f' ? C - 'a' + 10
         : C >= 'A' && C <= 'F' ? C - 'A' + 10
                                : -1;
}
static std::string unescapeForm(const std::string &Text) {
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '+') {
      Result += ' ';
    } else if (Text[I] == '%' && I + 2 < Text.size() && digitOf(Text[I + 1]) >= 0 &&
               digitOf(Text[I + 2]) >= 0) {
      Result += char(digitOf(Text[I + 1]) * 16 + digitOf(Text[I + 2]));
      I += 2;
    } else {
      Result += Text[I];
    }
  }
  return Result;
}
std::string unescapedTwice(const std::string &Value) {
  const std::string Once = unescapeForm(Value);
  return unescapeForm(Once);
}
