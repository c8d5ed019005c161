// RUN: %check_clang_tidy -expect-no-diagnosis -std=c++17 %s 'uri-*' %t

// Calls whose arguments change the text on which the call operates, and numbers
// that exceed the length of any text.
#include <string>

namespace std {
template <typename I, typename F> bool any_of(I Begin, I End, F Test) {
  return Test(*Begin);
}
}
struct QString {
  QString();
  QString(const char *Text);
  QString &clear();
  QString &replace(int At, int Size, const QString &By);
  QString &replace(const QString &What, const QString &By);
  QString arg(int Value, int Width = 0, int Base = 10, char Fill = ' ');
  QString rightJustified(int Width, char Fill);
  QString right(long long Size);
  QString &chop(long long Size);
  QString &prepend(const QString &Text);
  QString &operator+=(char C);
  int size() const;
};
static constexpr long long Least = -9223372036854775807LL - 1;
static constexpr int Most = 2147483647;

#define ENCODER(NAME, STEP)                                                    \
  QString NAME(const char *Text) {                                             \
    QString Result("abc%1");                                                   \
    for (; *Text; ++Text) {                                                    \
      STEP;                                                                    \
      Result += '%';                                                           \
    }                                                                          \
    return Result;                                                             \
  }
ENCODER(urlReplace, Result.replace(3, 1, Result.clear()))
ENCODER(urlReplaceAll, Result.replace("a", Result.clear()))
ENCODER(urlArgument, Result = Result.arg(1, Result.clear().size()))
ENCODER(urlWidth, Result = Result.arg(1, Most))
ENCODER(urlJustified, Result = Result.rightJustified(Most, 'x'))
ENCODER(urlRight, Result = Result.right(Least))
ENCODER(urlChop, Result.chop(Least))
ENCODER(urlDoubled, for (;;) Result.prepend(Result))

std::string urlPredicate(std::string Text) {
  std::string Result = "%";
  for (char C : Text)
    if (std::any_of(Text.begin(), Text.end(), [&](char D) {
          Text.clear();
          return false;
        }))
      Result += C;
    else
      Result += "%20";
  return Result;
}

char *urlPointers(char *Out, const char *Text) {
  const char *Far = Text + Least;
  Far += Least;
  Far -= Least;
  Out[Least - 1 + Most] = '%';
  for (long long Distance = Far - Text; *Text; ++Text)
    *Out++ = "%20"[Distance];
  return Out;
}
