// RUN: %check_clang_tidy %s uri-unencoded-data %t

typedef __SIZE_TYPE__ size_t;
int snprintf(char *To, size_t Size, const char *Format, ...)
    __attribute__((format(printf, 3, 4)));
void get(const char *Url);

struct Server {
  char *Host, *User, *Query;
};

// Several arguments that depend on the same condition.
void user(struct Server *S) {
  char Url[500];
  snprintf(Url, sizeof Url, "ftp://%s%s%s/x", S->User ? S->User : "",
           S->User ? "@" : "", S->Host);
// CHECK-MESSAGES: :[[@LINE-2]]:47: warning: {{.*}} goes into the userinfo without percent-encoding: {{.*}} [uri-unencoded-data]
  get(Url);
}
void negated(const char *Name) {
  char Url[500];
  snprintf(Url, sizeof Url, "https://h.example/x%s%s", !Name ? "/none" : "?q=",
           !Name ? "" : Name);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: {{.*}} goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  get(Url);
}

// A whole query. Without '?', it would be a part of the path.
void query(struct Server *S) {
  char Url[500];
  snprintf(Url, sizeof Url, "https://h.example/x%s%s", S->Query ? "?" : "",
           S->Query ? S->Query : "");
  get(Url);
}
// Another condition.
void other(struct Server *S, int IsAnonymous) {
  char Url[500];
  snprintf(Url, sizeof Url, "ftp://%s%s%s/x", S->User ? S->User : "",
           IsAnonymous ? "" : "@", S->Host);
  get(Url);
}
