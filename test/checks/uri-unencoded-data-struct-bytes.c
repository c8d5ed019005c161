// RUN: %check_clang_tidy -std=gnu11 %s uri-unencoded-data %t

// Structures that are filled without their fields.

#include <stddef.h>
#include <stdio.h>
#include <string.h>

int http_get(const char *url);

struct settings {
  char title[64];
  char page[64];
  const char *lang;
};

static const struct {
  const char *name;
  size_t offset, size;
} options[] = {
    {"title", offsetof(struct settings, title), sizeof(((struct settings *)0)->title)},
    {"page", offsetof(struct settings, page), sizeof(((struct settings *)0)->page)},
};

static void set_option(struct settings *all, const char *name, const char *value) {
  for (size_t i = 0; i < sizeof options / sizeof *options; i++)
    if (!strcmp(name, options[i].name))
      snprintf((char *)all + options[i].offset, options[i].size, "%s", value);
}

static int show(const struct settings *all) {
  char url[300];
  snprintf(url, sizeof url, "https://example.com/show?lang=en&title=%s", all->title);
// CHECK-MESSAGES: :[[@LINE-1]]:74: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url);
}

int from_arguments(int argc, char **argv) {
  struct settings all = {0};
  for (int i = 1; i + 1 < argc; i += 2)
    set_option(&all, argv[i], argv[i + 1]);
  return show(&all);
}

int from_file(FILE *in) {
  struct settings saved;
  char url[300];
  memset(&saved, 0, sizeof saved);
  if (fread(&saved, sizeof saved, 1, in) != 1)
    return -1;
  snprintf(url, sizeof url, "https://example.com/show?lang=en&title=%s", saved.title);
// CHECK-MESSAGES: :[[@LINE-1]]:74: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url);
}

int from_copy(const struct settings *given) {
  struct settings mine = {0};
  char url[300];
  memcpy(&mine, given, sizeof mine);
  snprintf(url, sizeof url, "https://example.com/show?lang=en&title=%s", mine.title);
// CHECK-MESSAGES: :[[@LINE-1]]:74: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url);
}

// Copies keep constants.
int of_constants(void) {
  const struct settings known = {"start", "1", "en"};
  struct settings mine;
  char url[300];
  memcpy(&mine, &known, sizeof mine);
  snprintf(url, sizeof url, "https://example.com/show?lang=%s&title=%s&page=%s", mine.lang, mine.title, mine.page);
  return http_get(url);
}

// A field that is set afterwards holds only that.
int set_afterwards(FILE *in) {
  struct settings saved;
  char url[300];
  if (fread(&saved, sizeof saved, 1, in) != 1)
    return -1;
  strcpy(saved.title, "start");
  snprintf(url, sizeof url, "https://example.com/show?lang=en&title=%s", saved.title);
  return http_get(url);
}

// A table of offsets: every field may hold what somebody writes.

struct account {
  char *server, *user, *password;
};
static const struct {
  const char *key;
  size_t offset;
} keys[] = {
    {"server", offsetof(struct account, server)},
    {"user", offsetof(struct account, user)},
    {"password", offsetof(struct account, password)},
};
char *strdup(const char *text);

static void set_key(struct account *to, const char *key, const char *value) {
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    void *at = (char *)to + keys[i].offset;
    if (!strcmp(keys[i].key, key))
      *(char **)at = strdup(value);
  }
}

static int login(const struct account *to) {
  char url[300];
  snprintf(url, sizeof url, "https://admin:%s@example.com/login", to->password);
// CHECK-MESSAGES: :[[@LINE-1]]:67: warning: 'password' goes into the userinfo without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url);
}

int from_settings(FILE *in) {
  struct account account = {0};
  char key[32], value[200];
  while (fscanf(in, "%31s %199s", key, value) == 2)
    set_key(&account, key, value);
  return login(&account);
}
