// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <cctype>
#include <string.h>
#include <string>

// Values that have been validated before they are used.
void get(const std::string &Url);
bool isValidSymbol(const std::string &Text);
struct Set {
  bool contains(const std::string &Text) const;
};

std::string byReturn(const std::string &Symbol) {
  if (!isValidSymbol(Symbol))
    return "";
  return "https://h.example/?symbol=" + Symbol;
}
std::string byBranch(const std::string &Symbol) {
  if (isValidSymbol(Symbol))
    return "https://h.example/?symbol=" + Symbol;
  return "";
}
std::string byConjunction(const std::string &Symbol, int Count) {
  if (Count > 0 && isValidSymbol(Symbol))
    return "https://h.example/?symbol=" + Symbol;
  return "";
}
std::string bySet(const Set &Known, const std::string &Symbol) {
  if (!Known.contains(Symbol))
    throw Symbol;
  return "https://h.example/?symbol=" + Symbol;
}
std::string byConstant(const std::string &Side) {
  if (Side != "north" && Side != "south")
    return "";
  return "https://h.example/?side=" + Side;
}
std::string byStrcmp(const char *Side) {
  if (strcmp(Side, "north") != 0)
    return "";
  return std::string("https://h.example/?side=") + Side;
}
std::string byCharacterSet(const std::string &Symbol) {
  if (Symbol.find_first_not_of("abcdef0123456789") != std::string::npos)
    return "";
  return "https://h.example/?symbol=" + Symbol;
}
std::string byLoop(const std::string &Symbol) {
  for (char C : Symbol)
    if (!std::isalnum(static_cast<unsigned char>(C)))
      return "";
  return "https://h.example/?symbol=" + Symbol;
}
std::string byIndex(const std::string &Symbol) {
  for (size_t I = 0; I < Symbol.size(); ++I) {
    if (!std::isalnum(static_cast<unsigned char>(Symbol[I])))
      return "";
  }
  return "https://h.example/?symbol=" + Symbol;
}

// Functions that validate, whatever their names are.
static bool isOfLetters(const char *Text) {
  for (size_t I = 0; I < strlen(Text); ++I)
    if (!std::isalnum(static_cast<unsigned char>(Text[I])))
      return false;
  return true;
}
static bool isCode(const std::string &Text, bool IsShort) {
  if (IsShort && Text.size() > 8)
    return false;
  return Text == "none" || (Text.size() > 2 && isOfLetters(Text.c_str()));
}
std::string byHelper(const std::string &Code) {
  if (!isCode(Code, true))
    return "";
  return "https://h.example/?code=" + Code;
}

// If text is valid as a whole, its parts are valid too.
std::string rest(const char *Code) {
  if (!isOfLetters(Code))
    return "";
  return std::string("https://h.example/?code=") + (Code + 2);
}
