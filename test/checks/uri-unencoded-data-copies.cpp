// RUN: %check_clang_tidy %s uri-unencoded-data %t

// A copy of a text is a text of its own, and so is each element of a list.

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

extern "C" {
typedef void CURL;
char *curl_easy_escape(CURL *Handle, const char *Text, int Length);
void curl_free(void *Text);
}

struct Job {
  char *url;
  char target[300];
};

void duplicated(Job *J, const char *Base, const char *Album) {
  char Line[512];
  snprintf(Line, sizeof Line, "%s/albums?title=%s", Base, Album);
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'Album' goes into query parameter 'title' without percent-encoding
  J->url = strdup(Line);
}

int given(const char *Phrase, char **To) {
  char Line[512];
  snprintf(Line, sizeof Line, "https://h/find?text=%s", Phrase);
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'Phrase' goes into query parameter 'text' without percent-encoding
  *To = strdup(Line);
  return 0;
}

void copied(Job *J, const char *Phrase) {
  char Line[300];
  snprintf(Line, sizeof Line, "https://h/find?text=%s", Phrase);
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'Phrase' goes into query parameter 'text' without percent-encoding
  strcpy(J->target, Line);
}

void encoded(Job *J, const char *Phrase) {
  char Line[300];
  char *Encoded = curl_easy_escape(nullptr, Phrase, 0);
  snprintf(Line, sizeof Line, "https://h/find?text=%s", Encoded);
  strcpy(J->target, Line);
  curl_free(Encoded);
}

std::vector<std::string> mirrors(const std::string &Title) {
  std::vector<std::string> All;
  All.push_back("https://a.example/get?title=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'Title' goes into query parameter 'title' without percent-encoding
  All.emplace_back("https://b.example/get?title=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: 'Title' goes into query parameter 'title' without percent-encoding
  return All;
}

// A function that formats into one of several buffers of its own.
static char *formatted(const char *Format, const char *Text) {
  static char Buffers[4][512];
  static int Next;
  char *Result = Buffers[Next++ & 3];
  snprintf(Result, 512, Format, Text);
  return Result;
}
void open_url(const char *Url);
void ask(const char *Comment) {
  open_url(formatted("https://h/add?comment=%s", Comment));
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'Comment' goes into query parameter 'comment' without percent-encoding
}

// On the other path is a number, which needs no encoding.
std::string page(const std::string &Title, int Id) {
  return "http://h/u?title=" + (Id ? std::to_string(Id) : Title);
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: '(Id ? std::to_string(Id) : Title)' goes into query parameter 'title'
}
// Whoever encodes on the other path decides about the same place.
std::string percentEncode(const std::string &Text);
std::string any(const std::string &Title, bool IsDone) {
  return "http://h/u?title=" + (IsDone ? Title : percentEncode(Title));
}

// No URI follows 'file://', whatever the name says.
std::string magicUri(const std::string &uri) {
  if (uri[0] == '/')
    return "file://" + uri;
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'uri' goes into a 'file:' URI without percent-encoding
  return uri;
}

// What a map is asked for is not sent.
#include <map>
struct Cache {
  std::map<std::string, int> Known;
  void add(const std::string &Title, int Value) { Known["lyrics://" + Title + "?t=" + Title] = Value; }
};
