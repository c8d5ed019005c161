// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-encoder,uri-faulty-decoder %t

#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#define ESCAPES                                                                \
  {' ', "%20"}, {'"', "%22"}, {'#', "%23"}, {'%', "%25"}, {'&', "%26"},        \
      {'+', "%2b"}, {'/', "%2F"}, {'=', "%3D"}, {'?', "%3F"}

std::string urlEncodeFound(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeFound' writes lowercase hex digits and lets {{.*}} through [uri-faulty-encoder]
  static const std::unordered_map<int, std::string> Escapes = {ESCAPES};
  std::string Out;
  for (const char C : Text) {
    const auto Known = Escapes.find(C);
    if (Known != Escapes.end())
      Out += Known->second;
    else
      Out += C;
  }
  return Out;
}

std::string urlEncodeCounted(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeCounted' writes lowercase hex digits and lets {{.*}} through [uri-faulty-encoder]
  std::map<char, std::string> Escapes = {ESCAPES};
  std::string Out;
  for (const char C : Text)
    if (Escapes.count(C))
      Out += Escapes[C];
    else
      Out += C;
  return Out;
}

const std::map<char, std::string> Global = {ESCAPES};

std::string urlEncodeGlobal(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeGlobal' writes lowercase hex digits and lets {{.*}} through [uri-faulty-encoder]
  std::string Out;
  for (const char C : Text)
    if (Global.find(C) != Global.end())
      Out += Global.at(C);
    else
      Out += C;
  return Out;
}

static const std::vector<std::pair<std::string, std::string>> Pairs = {
    {"%", "%25"}, {" ", "%20"}, {"#", "%23"}, {"&", "%26"}, {"+", "%2b"}, {"=", "%3D"}, {"?", "%3F"}};

std::string urlEncodePairs(std::string Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodePairs' writes lowercase hex digits and lets {{.*}} through [uri-faulty-encoder]
  for (const auto &[From, To] : Pairs)
    for (size_t At = 0; (At = Text.find(From, At)) != std::string::npos; At += To.size())
      Text.replace(At, From.size(), To);
  return Text;
}

std::string urlEncodeByIterator(std::string Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeByIterator' writes lowercase hex digits and lets {{.*}} through [uri-faulty-encoder]
  for (auto Each = Pairs.begin(); Each != Pairs.end(); ++Each)
    for (size_t At = 0; (At = Text.find(Each->first, At)) != std::string::npos; At += (*Each).second.size())
      Text.replace(At, Each->first.size(), Each->second);
  return Text;
}

// A table in C.
static const char *const Octets[] = {"%00", "%01", "%02", "%03", "%04", "%05", "%06", "%07", "%08", "%09", "%0a", "%0b",
                                     "%0c", "%0d", "%0e", "%0f", "%10", "%11", "%12", "%13", "%14", "%15", "%16", "%17",
                                     "%18", "%19", "%1a", "%1b", "%1c", "%1d", "%1e", "%1f", "%20"};

std::string urlEncodeControls(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeControls' writes lowercase hex digits and lets {{.*}} through [uri-faulty-encoder]
  std::string Out;
  for (const unsigned char C : Text)
    if (C <= ' ')
      Out += Octets[C];
    else
      Out += static_cast<char>(C);
  return Out;
}

// Right, whatever the table is.
std::string urlEncodeRight(const std::string &Text) {
  static const char Digits[] = "0123456789ABCDEF";
  std::map<unsigned char, std::string> Escapes;
  for (int C = 0; C < 256; ++C)
    if (!(C >= 'a' && C <= 'z') && !(C >= 'A' && C <= 'Z') && !(C >= '0' && C <= '9') && C != '-' && C != '.' &&
        C != '_' && C != '~')
      Escapes[static_cast<unsigned char>(C)] = std::string("%") + Digits[C >> 4] + Digits[C & 15];
  std::string Out;
  for (const unsigned char C : Text) {
    auto Known = Escapes.find(C);
    if (Known == Escapes.end())
      Out += static_cast<char>(C);
    else
      Out += Known->second;
  }
  return Out;
}

// What another unit or a caller may put into a table is not known.
extern std::map<char, std::string> Others;
static std::map<char, std::string> Filled;

void fillEscapes(char C, const char *Escape) { Filled[C] = Escape; }

std::string urlEncodeUnknown(const std::string &Text) {
  std::string Out;
  for (const char C : Text)
    if (C == '%')
      Out += "%25";
    else if (Filled.count(C))
      Out += Filled[C];
    else if (Others.count(C))
      Out += Others[C];
    else
      Out += C;
  return Out;
}

// Tables that a function fills before.
static int Values[256];

static void setUp() {
  for (int I = 0; I < 256; ++I)
    Values[I] = -1;
  for (int I = 0; I < 10; ++I)
    Values['0' + I] = I;
  for (int I = 0; I < 6; ++I)
    Values['A' + I] = 10 + I;
}

std::string urlDecodeByTable(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeByTable' does not decode escapes with lowercase digits, such as '%2f' [uri-faulty-decoder]
  std::string Out;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '%' && I + 2 < Text.size()) {
      const int High = Values[static_cast<unsigned char>(Text[I + 1])];
      const int Low = Values[static_cast<unsigned char>(Text[I + 2])];
      if (High >= 0 && Low >= 0) {
        Out += static_cast<char>(High * 16 + Low);
        I += 2;
        continue;
      }
    }
    Out += Text[I];
  }
  return Out;
}

std::string urlDecodeByMap(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeByMap' does not decode the escapes of {{.*}}, such as '%2D' [uri-faulty-decoder]
  static const std::map<std::string, char> Known = {{"%20", ' '}, {"%23", '#'}, {"%26", '&'}, {"%2F", '/'}, {"%3D", '='}};
  std::string Out;
  for (size_t I = 0; I < Text.size();) {
    if (Text[I] == '%' && I + 2 < Text.size()) {
      const auto Found = Known.find(Text.substr(I, 3));
      if (Found != Known.end()) {
        Out += Found->second;
        I += 3;
        continue;
      }
    }
    Out += Text[I++];
  }
  return Out;
}

// What a function puts into a container is not known.
void addEscapes(std::map<char, std::string> &To);
struct Settings {
  std::map<char, std::string> Escapes;
};
void load(Settings *To);

std::string urlEncodeAdded(const std::string &Text) {
  std::map<char, std::string> Added;
  addEscapes(Added);
  Settings Loaded;
  load(&Loaded);
  std::string Out;
  for (const char C : Text)
    if (C == '%')
      Out += "%25";
    else if (Added.count(C))
      Out += Added[C];
    else if (Loaded.Escapes.count(C))
      Out += Loaded.Escapes[C];
    else
      Out += C;
  return Out;
}

std::string urlEncodeCopied(const std::string &Text, const std::map<char, std::string> &From) {
  const std::map<char, std::string> Copied(From.begin(), From.end());
  std::string Out;
  for (const char C : Text) {
    const auto Known = Copied.find(C);
    if (C == '%')
      Out += "%25";
    else if (Known != Copied.end())
      Out += Known->second;
    else
      Out += C;
  }
  return Out;
}

// A container that is accessed as another one.
std::string urlEncodeCast(const std::string &Text) {
  std::map<char, std::string> Escapes = {ESCAPES};
  reinterpret_cast<std::vector<std::string> &>(Escapes).push_back("%2f");
  std::string Out;
  for (const char C : Text) {
    const auto Known = Escapes.find(C);
    if (Known == Escapes.end())
      Out += C;
    else
      Out += Known->second;
  }
  return Out;
}
