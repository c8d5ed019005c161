// RUN: %check_clang_tidy -std=c++17,c++20 %s 'uri-*' %t

#include <array>
#include <string>
#include <string_view>

extern "C" int snprintf(char *Text, unsigned long Size, const char *Format, ...);
void get(const std::string &Url);

constexpr std::array<bool, 256> tableWith(std::string_view Others) {
  std::array<bool, 256> Table{};
  for (int C = 0; C < 128; ++C)
    Table[C] = (C >= '0' && C <= '9') || ((C | 32) >= 'a' && (C | 32) <= 'z') ||
               Others.find(static_cast<char>(C)) != std::string_view::npos;
  return Table;
}
constexpr auto Value = tableWith("-._~");
constexpr auto Path = tableWith("-._~/");
constexpr auto Dashes = tableWith("-");

// The table of an encoder that is a default argument, and that of a call.
static std::string encode(std::string_view In,
                          const std::array<bool, 256> &Plain = Value) {
  std::string Out;
  for (const unsigned char C : In) {
    if (Plain[C]) {
      Out += static_cast<char>(C);
    } else {
      char Escape[4];
      snprintf(Escape, sizeof(Escape), "%%%02X", C);
      Out += Escape;
    }
  }
  return Out;
}
static std::string encodeUrlPart(std::string_view In,
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'encodeUrlPart' encodes '.', '_' and '~', which do not need it [uri-faulty-encoder]
                                 const std::array<bool, 256> *Plain = &Dashes) {
  static const char Digits[] = "0123456789ABCDEF";
  std::string Out;
  for (const unsigned char C : In)
    if (Plain->at(C))
      Out.push_back(static_cast<char>(C));
    else
      Out.append({'%', Digits[C / 16], Digits[C % 16]});
  return Out;
}

void find(const std::string &Title) {
  get("https://example.org/find?title=" + encode(Title));
  get("https://example.org/find?title=" + encodeUrlPart(Title));
  get("https://example.org/find?title=" + encode(encode(Title)));
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'encode' encodes the result of 'encode' again: every '%' becomes '%25' [uri-double-encoding]
  get("https://example.org/music/" + encode("by/" + Title + "/all", Path));
}
