// RUN: %check_clang_tidy -std=c++17 -expect-clang-tidy-error %s uri-faulty-encoder %t

// None of this leads to a finding, a crash or a hang.
#include <cstdio>
#include <string>

// Endless recursion, and tests that call each other.
bool isOdd(char C);
bool isEven(char C) { return C == 0 || isOdd(C - 1); }
bool isOdd(char C) { return C != 0 && isEven(C - 1); }
bool isForever(char C) { return isForever(C); }
std::string urlRecursive(const std::string &Text) {
  std::string Result;
  for (char C : Text)
    if (isForever(C) || isEven(C))
      Result += C;
    else
      Result += "%20";
  return Result;
}
std::string urlSelf(const std::string &Text) { return "%" + urlSelf(Text); }

// Endless loops.
std::string urlLoop(const std::string &Text) {
  std::string Result;
  for (size_t I = 0; I < Text.size();)
    Result += '%';
  return Result;
}
void urlWhile(const char *Text, char *Out) {
  while (true)
    *Out++ = '%';
}

// Jumps.
void urlGoto(const char *Text, char *Out) {
again:
  if (*Text == '%') {
    *Out++ = *Text++;
    goto again;
  }
  if (*Text) {
    Out += std::sprintf(Out, "%%%02x", *Text++);
    goto again;
  }
  *Out = 0;
}

// Far too large a table, and one of no size.
static char Huge[1u << 30];
static const char Few[] = {};
void urlHuge(const unsigned char *Text, char *Out) {
  for (; *Text; ++Text)
    if (Huge[*Text << 22] || Few[0])
      *Out++ = *Text;
    else
      Out += std::sprintf(Out, "%%%02x", *Text);
}
void urlSizes(const char *Text, char *Out) {
  std::string Long(~size_t(0) / 2, '%');
  char Many[*Text ? 4 : 8];
  std::sprintf(Many, "%%%*.*x", 1 << 30, 1 << 30, *Text);
  std::snprintf(Out, size_t(-1), "%%%s%%%n%", Many);
}

// Arithmetic without a defined result.
void urlDivision(int C, char *Out) {
  Out[0] = '%';
  Out[1] = '0' + C / (C - C);
  Out[2] = '0' + (C << 77) + (C >> -1);
}

// Null, and a variable that was never set.
void urlNull(const char *Text, char *Out) {
  char *Nothing = nullptr;
  *Nothing = '%';
  Nothing[-5] = *Text;
  int Unset;
  Out[Unset] = "%%%02x"[Unset];
}

// Formats without arguments.
void urlFormat(const char *Text, char *Out) { std::sprintf(Out, "%%%02x"); }

// Dependent types, and code that does not compile.
template <typename T> std::string urlDependent(const T &Text) {
  std::string Result;
  for (auto C : Text)
    Result += C == '%' ? "%25" : T::encode(C);
  return Result;
}
std::string urlInvalid(const Missing &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:30: error: unknown type name 'Missing' [clang-diagnostic-error]
  std::string Result;
  for (char C : Text.all())
    Result += unknown(C) ? '%' : C;
// CHECK-MESSAGES: :[[@LINE-1]]:15: error: use of undeclared identifier 'unknown' [clang-diagnostic-error]
  return Result;
}
