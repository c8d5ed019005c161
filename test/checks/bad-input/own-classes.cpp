// RUN: %check_clang_tidy -expect-no-diagnosis -std=c++17 %s 'uri-*' %t

// Classes that have the same name as a library class, but not its interface.
namespace small {
template <typename T> struct array {
  T Data[3];
  T &operator[](int I);
};
struct bitset {
  bool operator[](int I);
  void set(int I);
};
template <typename... T> struct vector {
  void push_back(char C);
};
template <int N> struct basic_string {
  void push_back(char C);
  char at(int I);
};
} // namespace small
namespace huge {
template <long N> struct bitset {
  void set(int I);
};
template <typename T, long N> struct array {
  T &operator[](int I);
};
} // namespace huge

small::array<char> urlEncode(const char *Text) {
  small::array<char> Out;
  small::bitset Bits;
  small::vector<> Units;
  small::basic_string<3> Copy;
  for (; *Text; ++Text) {
    Bits.set(*Text);
    Out[0] = '%';
    Out[1] = "0123456789abcdef"[*Text >> 4];
    Units.push_back('%');
    Copy.push_back(Copy.at(*Text));
  }
  return Out;
}

template <typename Bits> char *urlEncodeWith(char *Out, const char *Text) {
  Bits Seen;
  for (; *Text; ++Text) {
    *Out++ = '%';
    *Out++ = "0123456789abcdef"[*Text >> 4];
  }
  return Out;
}
char *(*const All[])(char *, const char *) = {
    urlEncodeWith<huge::bitset<-1>>,
    urlEncodeWith<huge::bitset<9223372036854775807>>,
    urlEncodeWith<huge::array<char, -5>>,
    urlEncodeWith<huge::array<char, 9223372036854775807>>,
};

// Characters with their own operators.
struct QChar {
  QChar(char C);
};
QChar operator-(QChar A, QChar B);
QChar &operator+=(QChar &A, QChar B);
bool operator<(QChar A, QChar B);
struct QString {
  int size() const;
  QChar at(int I) const;
  QString &operator+=(QChar C);
  QString &operator+=(const char *Text);
};
QString urlEncode(const QString &Text) {
  QString Result;
  for (int I = 0; I < Text.size(); ++I) {
    QChar C = Text.at(I) - QChar('0');
    C += QChar('%');
    if (C < QChar('a'))
      Result += C;
    else
      Result += "%20";
  }
  return Result;
}
