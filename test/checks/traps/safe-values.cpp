// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <QString>
#include <sstream>
#include <string>

// Integers.
std::string integers(int A, unsigned B, long C, unsigned long D) {
  return "https://h.example/?a=" + std::to_string(A) + "&b=" +
         std::to_string(B) + "&c=" + std::to_string(C) + "&d=" +
         std::to_string(D);
}
QString qtInteger(int A) {
  return "https://h.example/?a=" + QString::number(A) + "&b=" +
         QString::number(A, 16);
}
std::string streamed(int A, unsigned long B, bool C) {
  std::ostringstream Out;
  Out << "https://h.example/?a=" << A << "&b=" << B << "&c=" << C
      << "&d=" << std::hex << A;
  return Out.str();
}

// Fractions.
QString fractions(double Latitude) {
  return QString("https://h.example/?lat=%1").arg(Latitude, 0, 'f', 6);
}
std::string fraction(double Latitude) {
  return "https://h.example/?lat=" + std::to_string(Latitude);
}

// Names of enumerators.
enum class Unit { Metric, Imperial };
const char *nameOf(Unit U) {
  switch (U) {
  case Unit::Metric:
    return "metric";
  case Unit::Imperial:
    return "imperial";
  }
  return "";
}
std::string enumeration(Unit U) {
  return std::string("https://h.example/?unit=") + nameOf(U);
}

// The same, with functions whose bodies are elsewhere.
const char *toString(Unit U);
std::string unitText(Unit U, bool IsLong);
std::string enumerationElsewhere(Unit U) {
  return std::string("https://h.example/?unit=") + toString(U) +
         "&long=" + unitText(U, true);
}

// Digests and base64url.
QString digest(const QByteArray &Sum) {
  return QString::fromLatin1("https://h.example/?sum=" + Sum.toHex());
}
std::string sha256Hex(const std::string &Text);
std::string base64UrlEncode(const std::string &Text);
std::string digests(const std::string &Text) {
  return "https://h.example/?s=" + sha256Hex(Text) +
         "&t=" + base64UrlEncode(Text);
}

// Versions.
static const char Version[] = "1.2.3";
std::string version() {
  return std::string("https://h.example/?version=") + Version;
}
std::string versionParameter(const std::string &AppVersion) {
  return "https://h.example/check?v=" + AppVersion;
}

// Constants of the compiler.
constexpr const char *Language = "en-US";
const std::string Channel = "stable";
std::string constants() {
  return std::string("https://h.example/?l=") + Language + "&c=" + Channel;
}

// One of several constants.
std::string oneOf(int Kind) {
  const char *Name = Kind ? "north" : "south";
  return std::string("https://h.example/?side=") + Name;
}
static const char *const Sides[] = {"north", "south"};
std::string oneOfTable(int Kind) {
  return std::string("https://h.example/?side=") + Sides[Kind];
}

// A local variable that is set to one constant or another by statements.
std::string chosen(int Kind) {
  std::string Side = "north";
  if (Kind)
    Side = "south";
  return "https://h.example/?side=" + Side;
}

// A single character may be any character; it is unknown.
std::string character(char C) {
  return std::string("https://h.example/?c=") + C;
}

// A code whose letters need no encoding, according to the name of its function.
struct Key {
  std::string toBase32() const;
};
std::string hexOf(const Key &Secret);
std::string codes(const Key &Secret) {
  return "https://h.example/?a=" + Secret.toBase32() + "&b=" + hexOf(Secret);
}

// Numbers from functions of the program.
struct Digits {
  const char *data() const;
};
Digits to_string(long Number);
std::string toStr(unsigned Number);
std::string ownNumbers(long A, unsigned B) {
  std::string Out = "https://h.example/?a=";
  Out += to_string(A).data();
  return Out + "&b=" + toStr(B);
}

// Entries of tables of constants, whatever the class of the table is.
template <typename T, int N> struct Table {
  T Entries[N];
  const T &operator[](int I) const { return Entries[I]; }
};
static const Table<const char *, 2> Events = {{"started", "stopped"}};
std::string entries(int Event) {
  return std::string("https://h.example/?event=") + Events[Event] +
         "&last=" + (Event > 0 ? Events[Event - 1] : "");
}

// Uppercase hexadecimal digits.
std::string toHex(const std::string &Bytes);
std::string toUpper(const std::string &Text);
std::string capitals(const std::string &Bytes) {
  return "https://h.example/?xt=" + toUpper(toHex(Bytes));
}

// All texts in one string, and the position where each one begins.
static const char Names[] = {"north\0" "south west\0"};
static std::string nameAt(int Begin) { return std::string(Names + Begin); }
std::string oneOfNames(int Begin) {
  return "https://h.example/places/" + nameAt(Begin) + "?a=b";
}

// Text that a regular expression has matched.
extern "C" char *g_match_info_fetch(const void *Match, int Group);
extern "C" char *g_strdup_printf(const char *Format, ...);
char *vulnerability(const void *Match) {
  char *Name = g_match_info_fetch(Match, 0);
  return g_strdup_printf("https://h.example/detail?name=%s", Name);
}
struct QRegularExpressionMatch {
  QString captured(int Group) const;
};
QString bug(const QRegularExpressionMatch &Found) {
  const QString Name = Found.captured(1);
  return "https://h.example/bugs?name=" + Name;
}
namespace std {
template <typename T> struct sub_match {
  string str() const;
};
} // namespace std
std::string section(const std::sub_match<const char *> *Found) {
  return "https://h.example/manual?name=" + Found[1].str();
}

// Functions that spell a number, by their names and what they take.
extern "C" char *ltoa(long Value, char *Buffer, int Base);
std::string percentEncode(const std::string &Text);
struct OwnText {
  static std::string fromInt(int Value);
};
std::string toStr(unsigned Value);
std::string spelled(long Length, const std::string &Title) {
  char Buffer[24];
  ltoa(Length, Buffer, 10);
  return "https://h.example/find?title=" + percentEncode(Title) +
         "&text=" + OwnText::fromInt(7) + "&name=" + toStr(8) +
         "&query=" + Buffer;
}
