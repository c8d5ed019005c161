// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

// Arrays of structures and of pointers that are passed to a function.

#include <stdio.h>
#include <string.h>

struct parameter { const char *key, *value; };

int get(const char *url);
char *url_encode(const char *text);

static void add_all(char *url, size_t size, const struct parameter *all,
                    size_t count) {
  for (size_t i = 0; i < count; i++) {
    strncat(url, strchr(url, '?') ? "&" : "?", size - strlen(url) - 1);
    strncat(url, all[i].key, size - strlen(url) - 1);
    strncat(url, "=", size - strlen(url) - 1);
    strncat(url, all[i].value, size - strlen(url) - 1);
  }
}

void search(const char *words) {
  char url[1000] = "https://example.com/search";
  const struct parameter all[] = {{"words", words}, {"state", "open"}};
  add_all(url, sizeof url, all, 2);
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: {{.*}} goes into {{.*}} without percent-encoding: {{.*}} [uri-unencoded-data]
  get(url);
}

static void add_encoded(char *url, const struct parameter *all, size_t count) {
  for (size_t i = 0; i < count; i++) {
    strcat(url, i ? "&" : "?");
    strcat(url, all[i].key);
    strcat(url, "=");
    strcat(url, all[i].value);
  }
}

void search_right(const char *words, const char *place) {
  char url[1000] = "https://example.com/search";
  const struct parameter all[] = {{"words", url_encode(words)},
                                  {"place", url_encode(place)}};
  add_encoded(url, all, 2);
  get(url);
}

static void add_words(char *url, const char *const *words, int count) {
  for (int i = 0; i < count; i++) {
    strcat(url, "&word=");
    strcat(url, words[i]);
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: 'words' goes into query parameter 'word' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
}

void find(const char *first) {
  char url[1000] = "https://example.com/find?page=1";
  const char *words[] = {first, "cat"};
  add_words(url, words, 2);
  get(url);
}

// A part of a form that is as long as the text.
void post(const char *type, const char *body, size_t size);
char *strndup(const char *text, size_t size);
void note(const char *text) {
  char form[100];
  int size = snprintf(form, sizeof form, "page=1&text=%s", text);
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'text' goes into query parameter 'text' without percent-encoding: {{.*}} [uri-unencoded-data]
  if (size >= (int)sizeof form)
    size = sizeof form - 1;
  post("application/x-www-form-urlencoded", strndup(form, (size_t)size),
       (size_t)size);
}
