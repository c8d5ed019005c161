// RUN: %check_clang_tidy -expect-no-diagnosis -std=c++20 %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <string>

// No findings, and no hang: input that is difficult for a flow analysis.
std::string urlEncode(const std::string &Text);
void get(const std::string &Url);

// Recursion: direct, mutual, through an out-parameter, with itself as argument.
static std::string self(const std::string &Text, int Count) {
  return Count ? self(self(urlEncode(Text), Count - 1), 0) : std::string();
}
static void odd(std::string &Out, int Count);
static void even(std::string &Out, int Count) {
  if (Count)
    odd(Out, Count - 1);
}
static void odd(std::string &Out, int Count) { even(Out, Count - 1); }
void recursive(const std::string &Text) {
  std::string Url = "https://h.example/?q=";
  even(Url, 3);
  get(Url + self(Text, 2));
}

// A jump into a loop, past it, and out of it.
void jumps(int Kind, const std::string &Text) {
  std::string Url = "https://h.example/?";
  if (Kind == 1)
    goto Middle;
  while (Kind--) {
    Url += "&q=";
  Middle:
    Url += urlEncode(Text);
    if (Kind == 7)
      goto End;
  }
End:
  get(Url);
}

// Lambdas in lambdas, which call themselves.
void lambdas(const std::string &Text) {
  const std::string Value = urlEncode(Text);
  const auto Outer = [&](const auto &Self, int Count) -> std::string {
    const auto Inner = [&Value] { return "https://h.example/?q=" + Value; };
    return Count ? Self(Self, Count - 1) : Inner();
  };
  get(Outer(Outer, 3));
}

// A function that never ends, and one that never returns text.
[[noreturn]] void forever(const std::string &Text) {
  std::string Url = "https://h.example/?";
  for (;;)
    Url += "&q=" + urlEncode(Text);
}
std::string thrower(const std::string &Text) { throw urlEncode(Text); }
std::string thrown(const std::string &Text) {
  return "https://h.example/?q=" + urlEncode(Text) + "&r=" + thrower(Text);
}

// A statement expression, and a switch into the middle of a block.
void gnu(int Kind, const std::string &Text) {
  std::string Url = "https://h.example/?q=";
  switch (Kind)
  case 0:
    do {
      Url += urlEncode(Text);
    case 1:;
    } while (--Kind > 0);
  get(Url);
}
