// RUN: %check_clang_tidy %s uri-unencoded-data %t

// A function without a body that appends to a text, and whose name says that it
// encodes what it appends.

struct Text;
void text_append(struct Text *To, const char *Added);
void text_append_urlencoded(struct Text *To, const char *Added);
void string_append_urlencoded(char *To, const char *Added);
void *open_url(const struct Text *Url);

void *object(struct Text *Url, const char *User, const char *City) {
  text_append(Url, "https://h.example/now?user=");
  text_append_urlencoded(Url, User);
  text_append(Url, "&city=");
  text_append(Url, City);
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'City' goes into query parameter 'city' without percent-encoding{{.*}} [uri-unencoded-data]
  return open_url(Url);
}

char *strcpy(char *To, const char *From);
char *strcat(char *To, const char *From);
void *get_url(const char *Url);
void *buffer(const char *User, const char *City) {
  char Url[200];
  strcpy(Url, "https://h.example/now?user=");
  string_append_urlencoded(Url, User);
  strcat(Url, "&city=");
  strcat(Url, City);
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'City' goes into query parameter 'city' without percent-encoding{{.*}} [uri-unencoded-data]
  return get_url(Url);
}
