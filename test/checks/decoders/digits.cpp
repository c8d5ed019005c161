// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-decoder %t

#include <algorithm>
#include <cctype>
#include <charconv>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>

static int digit(char C) {
  return C >= '0' && C <= '9'   ? C - '0'
         : C >= 'A' && C <= 'F' ? C - 'A' + 10
         : C >= 'a' && C <= 'f' ? C - 'a' + 10
                                : -1;
}

// Digits that are combined in a wrong way.
std::string urlDecodePrecedence(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodePrecedence' decodes the escapes of {{.*}} to other bytes {{.*}} [uri-faulty-decoder]
  std::string Out;
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%' && I + 2 < Text.size() && digit(Text[I + 1]) >= 0 && digit(Text[I + 2]) >= 0) {
      Out += static_cast<char>(digit(Text[I + 1]) << 4 + digit(Text[I + 2]));
      I += 2;
    } else {
      Out += Text[I];
    }
  return Out;
}
void urlDecodeSum(char *Out, const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlDecodeSum' decodes the escapes of {{.*}} to other bytes {{.*}} [uri-faulty-decoder]
  for (; *Text; ++Text)
    if (*Text == '%' && digit(Text[1]) >= 0 && digit(Text[2]) >= 0) {
      *Out++ = static_cast<char>(digit(Text[1]) + digit(Text[2]));
      Text += 2;
    } else {
      *Out++ = *Text;
    }
  *Out = 0;
}
void urlDecodeDecimal(char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlDecodeDecimal' decodes the escapes of {{.*}} to other bytes {{.*}} [uri-faulty-decoder]
  char *Out = Text;
  while (*Text)
    if (*Text == '%' && digit(Text[1]) >= 0 && digit(Text[2]) >= 0) {
      *Out++ = static_cast<char>(digit(Text[1]) * 10 + digit(Text[2]));
      Text += 3;
    } else {
      *Out++ = *Text++;
    }
  *Out = 0;
}
std::string urlDecodeBaseTen(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeBaseTen' decodes the escapes of {{.*}} to other bytes {{.*}} [uri-faulty-decoder]
  std::string Out;
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%' && I + 2 < Text.size()) {
      Out += static_cast<char>(std::stoi(Text.substr(I + 1, 2)));
      I += 2;
    } else {
      Out += Text[I];
    }
  return Out;
}

// No decoders: place markers, and escapes that become something else.
std::string urlOfMarkers(const std::string &Text, const std::string &Name) {
  std::string Out;
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%' && I + 2 < Text.size()) {
      Out += Text[I + 1] == '1' ? Name : std::string(1, Text[I + 2]);
      I += 2;
    } else {
      Out += Text[I];
    }
  return Out;
}
std::string urlWithoutEscapes(const std::string &Text) {
  std::string Out;
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%' && I + 2 < Text.size()) {
      Out += '_';
      I += 2;
    } else {
      Out += Text[I];
    }
  return Out;
}

// Iterators.
std::string urlDecodeNear(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeNear' does not decode an escape at the end of its input [uri-faulty-decoder]
  std::string Out;
  for (auto I = Text.begin(); I != Text.end(); ++I)
    if (*I == '%' && std::distance(I, Text.end()) > 3 && digit(*std::next(I)) >= 0 && digit(*std::next(I, 2)) >= 0) {
      Out += static_cast<char>(digit(*std::next(I)) * 16 + digit(*std::next(I, 2)));
      std::advance(I, 2);
    } else {
      Out += *I;
    }
  return Out;
}
std::string urlDecodeIterated(const std::string &Text) {
  std::string Out;
  for (auto I = Text.begin(); I != Text.end(); ++I)
    if (*I == '%' && std::distance(I, Text.end()) > 2 && digit(*std::next(I)) >= 0 && digit(*std::next(I, 2)) >= 0) {
      Out += static_cast<char>(digit(*std::next(I)) * 16 + digit(*std::next(I, 2)));
      std::advance(I, 2);
    } else {
      Out += *I;
    }
  return Out;
}
// Parts of the text that two iterators give.
std::string urlDecodeParts(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeParts' turns malformed escapes into bytes (0x00 for '%zz') [uri-faulty-decoder]
  std::string Out;
  auto Begin = Text.begin();
  while (Begin != Text.end()) {
    const auto Percent = std::find(Begin, Text.end(), '%');
    Out.append(Begin, Percent);
    if (Text.end() - Percent < 3) {
      Out.append(Percent, Text.end());
      break;
    }
    unsigned Byte = 0;
    std::istringstream(std::string(Percent + 1, Percent + 3)) >> std::hex >> Byte;
    Out += static_cast<char>(Byte);
    Begin = Percent + 3;
  }
  return Out;
}
