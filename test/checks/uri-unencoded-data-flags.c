// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

// Validators that keep their answer in a variable, and filters that test a
// character where it stands.

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

const char *read_city(void);
bool is_on(void);
void get(const char *url);

void flag(void) {
  const char *city = read_city();
  bool ok = true;
  for (const char *at = city; *at; ++at)
    if (!isalpha((unsigned char)*at))
      ok = false;
  char url[200];
  snprintf(url, sizeof url, "https://example.com/?q=%s", ok ? city : "none");
  get(url);
}

void counted(void) {
  char line[100], url[200];
  if (!fgets(line, sizeof line, stdin))
    return;
  int others = 0;
  for (size_t i = 0; i < strlen(line); i++)
    others += !isdigit((unsigned char)line[i]);
  if (others > 0)
    return;
  snprintf(url, sizeof url, "https://example.com/?q=%s", line);
  get(url);
}

void stopped(void) {
  const char *city = read_city(), *at;
  char url[200];
  at = city;
  while (isalnum((unsigned char)*at) || *at == '-')
    ++at;
  if (*at != '\0')
    return;
  snprintf(url, sizeof url, "https://example.com/?q=%s", city);
  get(url);
}

struct request { const char *city; };

void field(const struct request *from) {
  char url[200];
  int bad;
  bad = 0;
  if (strpbrk(from->city, "&+#% =") != NULL)
    bad = 1;
  if (bad)
    return;
  snprintf(url, sizeof url, "https://example.com/?q=%s", from->city);
  get(url);
}

void filtered(void) {
  const char *city = read_city();
  char word[100], url[200];
  size_t end = 0;
  for (size_t i = 0; city[i] && end + 1 < sizeof word; i++)
    if (isalnum((unsigned char)city[i]))
      word[end++] = city[i];
  word[end] = 0;
  snprintf(url, sizeof url, "https://example.com/?q=%s", word);
  get(url);
}

void filtered_by_pointer(void) {
  char word[100] = "x-", *to = word + 2, url[200];
  for (const char *at = read_city(); *at; at++)
    switch (*at) {
    case 'a':
    case 'b':
      *to++ = *at;
    }
  *to = 0;
  snprintf(url, sizeof url, "https://example.com/?q=%s", word);
  get(url);
}

void either(void) {
  const char *city = "the city";
  char url[200];
  if (is_on())
    city = read_city();
  if (strspn(city, "abcdefghijklmnopqrstuvwxyz") == strlen(city)) {
    snprintf(url, sizeof url, "https://example.com/?q=%s", city);
    get(url);
  }
}

// What these test is not what they send.

void flag_of_some(void) {
  const char *city = read_city();
  bool ok = true;
  if (is_on())
    for (const char *at = city; *at; ++at)
      if (!isalpha((unsigned char)*at))
        ok = false;
  char url[200];
  if (!ok)
    return;
  snprintf(url, sizeof url, "https://example.com/?q=%s", city);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'city' goes into {{.*}} [uri-unencoded-data]
  get(url);
}

void changed_text(void) {
  const char *city = read_city();
  char url[200];
  bool ok = true;
  for (const char *at = city; *at; ++at)
    if (!isalpha((unsigned char)*at))
      ok = false;
  city = read_city();
  if (!ok)
    return;
  snprintf(url, sizeof url, "https://example.com/?q=%s", city);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'city' goes into {{.*}} [uri-unencoded-data]
  get(url);
}

void changed_flag(void) {
  const char *city = read_city();
  char url[200];
  bool ok = true;
  for (const char *at = city; *at; ++at)
    if (!isalpha((unsigned char)*at))
      ok = false;
  if (is_on())
    ok = true;
  if (!ok)
    return;
  snprintf(url, sizeof url, "https://example.com/?q=%s", city);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'city' goes into {{.*}} [uri-unencoded-data]
  get(url);
}

void last_one(void) {
  const char *city = read_city();
  char url[200];
  bool ok = true;
  for (const char *at = city; *at; ++at)
    ok = isalpha((unsigned char)*at);
  if (!ok)
    return;
  snprintf(url, sizeof url, "https://example.com/?q=%s", city);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'city' goes into {{.*}} [uri-unencoded-data]
  get(url);
}

void again(void) {
  char url[200];
  bool ok = true;
  for (int i = 0; i < 2; i++) {
    const char *city = read_city();
    if (ok) {
      snprintf(url, sizeof url, "https://example.com/?q=%s", city);
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'city' goes into {{.*}} [uri-unencoded-data]
      get(url);
    }
    for (const char *at = city; *at; ++at)
      if (!isalpha((unsigned char)*at))
        ok = false;
  }
}
