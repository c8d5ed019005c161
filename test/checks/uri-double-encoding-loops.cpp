// RUN: %check_clang_tidy %s uri-double-encoding,uri-premature-decoding %t

// Loops that encode or decode their own results.

#include <cctype>
#include <cstring>
#include <string>
#include <vector>

void fetch(const std::string &Url);
static std::string urlEncode(const std::string &Text) {
  std::string Result;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || std::strchr("-._~", C))
      Result += static_cast<char>(C);
    else
      Result += {'%', "0123456789ABCDEF"[C >> 4], "0123456789ABCDEF"[C & 15]};
  return Result;
}
std::string urlDecode(const std::string &Text);

void counted(std::string Text) {
  for (int I = 0; I < 2; ++I)
    Text = urlEncode(Text);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'urlEncode' encodes the result of 'urlEncode' again: {{.*}} [uri-double-encoding]
  fetch("https://example.com/?q=" + Text);
}
void countedDown(std::string Text) {
  int Left = 3;
  while (Left-- > 0) {
    Text = urlEncode(Text);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'urlEncode' encodes the result of 'urlEncode' again: {{.*}} [uri-double-encoding]
    fetch("https://example.com/?q=" + Text);
  }
}
void forEachKey(const std::vector<std::string> &Keys, std::string Value) {
  std::string Url = "https://example.com/?a=b";
  for (const std::string &Key : Keys) {
    Value = urlEncode(Value);
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncode' encodes the result of 'urlEncode' again: {{.*}} [uri-double-encoding]
    Url += "&" + urlEncode(Key) + "=" + Value;
  }
  fetch(Url);
}
std::string decoded(std::string Text) {
  for (int I = 0; I != 3; I++)
    Text = urlDecode(Text);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: this decodes the result of 'urlDecode' again: {{.*}} [uri-premature-decoding]
  return Text;
}

void once(std::string Text) {
  for (int I = 0; I < 1; ++I)
    Text = urlEncode(Text);
  fetch("https://example.com/?q=" + Text);
}
void asOftenAsWanted(std::string Text, int Levels) {
  for (int I = 0; I < Levels; ++I)
    Text = urlEncode(Text);
  fetch("https://example.com/?q=" + Text);
}
void firstOnly(std::string Text) {
  for (int I = 0; I < 2; ++I) {
    if (I == 0)
      Text = urlEncode(Text);
    fetch("https://example.com/?q=" + Text);
  }
}
void afresh(const std::vector<std::string> &Values) {
  std::string Url = "https://example.com/?a=b", Value;
  for (int I = 0; I < 2; ++I) {
    Value = Values[I];
    Value = urlEncode(Value);
    Url += "&v=" + Value;
  }
  fetch(Url);
}
std::string untilNothingChanges(std::string Text) {
  for (int I = 0; I < 8; ++I) {
    const std::string Next = urlDecode(Text);
    if (Next == Text)
      break;
    Text = Next;
  }
  return Text;
}
std::string untilPlain(std::string Text) {
  std::string Last;
  do {
    Last = Text;
    Text = urlDecode(Last);
  } while (Text != Last);
  return Text;
}
std::string untilTheSame(const std::string &Text) {
  std::string Last, Next = urlDecode(Text);
  while (Next != Last) {
    Last = Next;
    Next = urlDecode(Next);
  }
  return Next;
}
void setBefore(std::string Text, bool IsEncoded) {
  int Left = 2;
  if (IsEncoded)
    Left = 0;
  while (Left-- > 0)
    Text = urlEncode(Text);
  fetch("https://example.com/?q=" + Text);
}
