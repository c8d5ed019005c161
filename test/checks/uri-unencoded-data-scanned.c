// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// The format of scanf() says which characters it stores, also for those who read
// them later.

#include <stdio.h>

int sscanf(const char *From, const char *Format, ...);

struct Reading {
  char Mast[12];
  char Comment[80];
  char Rest[80];
  char Title[20];
};
void get(const char *url);

int accept(const char *Line, struct Reading *R) {
  return sscanf(Line, "$WX,%11[A-Z0-9],%*d,%79[^*]*%79[]a%%b-]%19s", R->Mast,
                R->Comment, R->Rest, R->Title) == 4;
}
void send(const struct Reading *R) {
  char Url[400];
  snprintf(Url, sizeof Url, "https://h.example/up?mast=%s", R->Mast);
  get(Url);
  snprintf(Url, sizeof Url, "https://h.example/up?mast=%s", R->Comment);
// CHECK-MESSAGES: :[[@LINE-1]]:61: warning: 'Comment' goes into query parameter 'mast' without percent-encoding: a space, '&', '#', '+' or '%' in it
  get(Url);
  snprintf(Url, sizeof Url, "https://h.example/up?mast=%s", R->Title);
// CHECK-MESSAGES: :[[@LINE-1]]:61: warning: 'Title' goes into query parameter 'mast' without percent-encoding: a '&', '#', '+' or '%' in it
  get(Url);
}
void local(const char *Line) {
  char Url[400], Code[12];
  if (sscanf(Line, "%11[0-9a-f]", Code) != 1)
    return;
  snprintf(Url, sizeof Url, "https://h.example/up?mast=%s", Code);
  get(Url);
}
