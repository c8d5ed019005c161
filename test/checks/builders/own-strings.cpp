// Classes with the interface of a string, of which the bodies are elsewhere.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data,uri-faulty-encoder %t

#include <cstddef>
#include <string>

class Str {
public:
  Str();
  Str(const char *Text);
  Str(const Str &Other);
  ~Str();
  Str &operator=(const Str &Other);
  Str &operator+=(const Str &Text);
  Str &operator+=(const char *Text);
  Str &operator+=(char C);
  char operator[](size_t I) const;
  size_t Length() const;
  const char *CStr() const;
  void Append(const char *Text);
  void Format(const char *Format, ...);
  static Str Printf(const char *Format, ...);

private:
  struct Data;
  Data *D;
};
Str operator+(const Str &A, const Str &B);
class Builder {
public:
  Builder &add(const std::string &Text);
  std::string str() const;

private:
  void *D;
};
// No text: it separates what is added.
class Tags {
public:
  void add(const std::string &Tag);
  int count() const;

private:
  void *D;
};
void fetch(const char *Url);
bool get(const Str &Url);
bool get(const std::string &Url);

Str encode(const Str &Url) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'encode' writes lowercase hex digits
  static const char Digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char Digits[] = "0123456789ABCDEF";
  Str Result;
  for (size_t I = 0; I < Url.Length(); ++I) {
    const unsigned char C = Url[I];
    if ((C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') || (C >= '0' && C <= '9') || C == '-' || C == '.' || C == '_' || C == '~') {
      Result += static_cast<char>(C);
    } else {
      Result += '%';
      Result += Digits[C >> 4];
      Result += Digits[C & 15];
    }
  }
  return Result;
}

void sum(const Str &Title) {
  get(Str("http://h.example/?title=") + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Title' goes into query parameter 'title' without
}
void appended(const Str &Title) {
  Str Url = "http://h.example/?title=";
  Url += Title;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Title' goes into query parameter 'title' without
  fetch(Url.CStr());
}
void method(const Str &Title) {
  Str Url("http://h.example/?title=");
  Url.Append(Title.CStr());
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'Title' goes into query parameter 'title' without
  get(Url);
}
void formatted(const char *Title) {
  Str Url;
  Url.Format("http://h.example/?title=%s", Title);
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'Title' goes into query parameter 'title' without
  get(Url);
}
void made(const Str &Title) {
  get(Str::Printf("http://h.example/?title=%s", Title.CStr()));
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Title' goes into query parameter 'title' without
}
void encoded(const Str &Title) {
  get(Str("http://h.example/?title=") + encode(Title));
}
void built(const std::string &Title) {
  Builder Url;
  Url.add("http://h.example/?title=").add(Title);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Title' goes into query parameter 'title' without
  get(Url.str());
}
void listed(const std::string &Title) {
  Tags All;
  All.add("http://h.example/?title=");
  All.add(Title);
}

// A class that is extended only by itself, and by operators.
class Text {
public:
  Text();
  Text(const char *);
  Text(const Text &);
  ~Text();
  Text &operator=(const Text &);
  Text &operator<<(const Text &);
  Text &operator+=(const Text &);
  const char *utf8() const;
};
Text operator+(const Text &, const Text &);
Text escaped(const Text &);
struct Url {
  static Text escapeComponent(const Text &);
};
void get(const Text &);
void shifted(const Text &Title) {
  Text Target("http://h.example/?title=");
  Target << Title;
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'Title' goes into query parameter 'title' without
  get(Target);
}
void summed(const Text &Title) {
  get("http://h.example/?title=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Title' goes into query parameter 'title' without
  get("http://h.example/?title=" + Url::escapeComponent(Title));
}

// It is made of something else than text.
class Number {
public:
  Number(int);
  Number &operator<<(const Number &);
  Number &operator+=(const Number &);
  const char *name() const;
};
void counted(Number &Count, const Number &More) { Count += More; }

// A log has a name, and is no text.
class Log {
public:
  Log(const char *Name);
  Log &operator<<(const char *Text);
  Log &operator<<(const std::string &Text);
  const char *name() const;
};
void logged(Log &To, const std::string &Title) {
  To << "GET http://h.example/?title=" << Title;
  To << "http://h.example/?title=" << Title;
}
