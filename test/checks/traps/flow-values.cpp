// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>
#include <string.h>
#include <string>

// Functions none of whose results needs encoding.
static std::string digits(int Count) { return std::to_string(Count); }
static std::string sign(int Count) { return Count < 0 ? "minus" : "plus"; }
static const char *const Names[] = {"north", "south"};
static const char *sideName(int Side) { return Names[Side]; }
static std::string hexOf(const unsigned char *Bytes, int Size) {
  std::string Result;
  for (int I = 0; I < Size; ++I) {
    char Digits[3];
    snprintf(Digits, sizeof(Digits), "%02x", Bytes[I]);
    Result += Digits;
  }
  return Result;
}
std::string functions(int Count, const unsigned char *Bytes) {
  return "https://h.example/?a=" + digits(Count) + "&b=" + sign(Count) +
         "&c=" + sideName(Count) + "&d=" + hexOf(Bytes, 4);
}

// Locals that only contain constants, on every path through the function.
std::string bySwitch(int Kind) {
  const char *Side;
  switch (Kind) {
  case 0:
    Side = "north";
    break;
  default:
    Side = "south";
    break;
  }
  return std::string("https://h.example/?side=") + Side;
}
std::string byReference(bool North) {
  const std::string &Side = North ? "north" : "south";
  return "https://h.example/?side=" + Side;
}
std::string byLoop(int Count) {
  std::string Dots;
  for (int I = 0; I < Count; ++I)
    Dots += "x";
  return "https://h.example/?dots=" + Dots;
}

// A list of numbers.
std::string numbers(const int *Values, int Count) {
  std::string List;
  for (int I = 0; I < Count; ++I) {
    if (I)
      List += ",";
    List += std::to_string(Values[I]);
  }
  return "https://h.example/?values=" + List;
}

// A time that the program formats itself.
struct tm;
extern "C" size_t strftime(char *To, size_t Size, const char *Format,
                           const struct tm *Time);
std::string time(const struct tm *Time) {
  char Day[20];
  strftime(Day, sizeof(Day), "%Y-%m-%d", Time);
  return std::string("https://h.example/?day=") + Day;
}

// A buffer that is encoded in place, and one to which an encoder writes.
void urlEncodeInPlace(std::string &Text);
bool urlEscape(const char *From, char *To, size_t Size);
std::string inPlace(std::string Text) {
  urlEncodeInPlace(Text);
  return "https://h.example/?q=" + Text;
}
std::string filled(const char *Text) {
  char Escaped[200], Buffer[200];
  urlEscape(Text, Escaped, sizeof(Escaped));
  urlEscape(Text, Buffer, sizeof(Buffer));
  return std::string("https://h.example/?q=") + Escaped + "&p=" + Buffer;
}

// A hand-written encoder within the function.
std::string byHand(const std::string &Text) {
  std::string Value;
  for (size_t I = 0; I < Text.size(); ++I) {
    char Octet[4];
    snprintf(Octet, sizeof(Octet), "%%%02X", (unsigned char)Text[I]);
    Value += Octet;
  }
  return "https://h.example/?q=" + Value;
}

// The same value with a guard: only a known constant reaches the call.
std::string guarded(const std::string &Kind) {
  if (Kind != "north")
    return "";
  return "https://h.example/?side=north&n=" + std::to_string(1);
}

// The keys beside encoded values are names that the program has chosen.
#include <map>
std::string urlEncode(const std::string &Text);
std::string pairs(const std::map<std::string, std::string> &Fields) {
  std::string Url = "https://h.example/?";
  for (const auto &Field : Fields)
    Url += Field.first + "=" + urlEncode(Field.second) + "&";
  return Url;
}

// Decoded until nothing changes, as block lists require.
std::string urlDecode(const std::string &Text);
static std::string decodeAll(std::string Text) {
  while (strchr(Text.c_str(), '%') != nullptr)
    Text = urlDecode(Text);
  return Text;
}
std::string canonicalHost(const std::string &Host) {
  return decodeAll(decodeAll(Host));
}
