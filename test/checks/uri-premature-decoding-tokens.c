// RUN: %check_clang_tidy %s uri-premature-decoding %t

#define _DEFAULT_SOURCE
#include <stdio.h>
#include <string.h>

void put(const char *Name, const char *Value);

static int digitOf(char C) {
  return C >= '0' && C <= '9' ? C - '0' : C >= 'A' && C <= 'F' ? C - 'A' + 10 : C >= 'a' && C <= 'f' ? C - 'a' + 10 : -1;
}

static void unescape(char *Text) {
  char *Out = Text;
  while (*Text) {
    if (*Text == '%' && digitOf(Text[1]) >= 0 && digitOf(Text[2]) >= 0) {
      *Out++ = (char)(digitOf(Text[1]) * 16 + digitOf(Text[2]));
      Text += 3;
    } else {
      *Out++ = *Text == '+' ? ' ' : *Text;
      ++Text;
    }
  }
  *Out = 0;
}

// Each part is decoded in place, after it was split off: what is written to one
// changes no other.
void parseTokens(char *Query) {
  for (char *Pair = strtok(Query, "&"); Pair; Pair = strtok(NULL, "&")) {
    char *Value = strchr(Pair, '=');
    if (!Value)
      continue;
    *Value = 0;
    unescape(Pair);
    unescape(Value + 1);
    put(Pair, Value + 1);
  }
}

void parseReentrant(char *Query) {
  char *Rest;
  for (char *Pair = strtok_r(Query, "&", &Rest); Pair; Pair = strtok_r(NULL, "&", &Rest)) {
    char *Value = strchr(Pair, '=');
    if (Value) {
      *Value++ = 0;
      unescape(Value);
    }
    unescape(Pair);
    put(Pair, Value);
  }
}

void parseSeparated(char *Query) {
  char *Pair;
  while ((Pair = strsep(&Query, "&"))) {
    char *Name = strsep(&Pair, "=");
    unescape(Name);
    if (Pair)
      unescape(Pair);
    put(Name, Pair);
  }
}

// All of it is decoded first.
void parseDecoded(char *Query) {
  unescape(Query);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'unescape' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  for (char *Pair = strtok(Query, "&"); Pair; Pair = strtok(NULL, "&")) {
    char *Name = strsep(&Pair, "=");
    put(Name, Pair);
  }
}

void parseTwice(char *Query) {
  char *Pair;
  while ((Pair = strsep(&Query, "&"))) {
    unescape(Pair);
    unescape(Pair);
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: this decodes the result of 'unescape' again: '%2541' becomes 'A', not '%41' [uri-premature-decoding]
  }
}

char *url_decode(const char *text);
void use(const char *text);

// What is divided later is not what was decoded before.
void decoded_and_divided(const char *link) {
  const char *rest = strchr(link, '?');
  if (!rest)
    return;
  char *plain = url_decode(rest + 1);
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: 'url_decode' decodes the whole {{.*}} [uri-premature-decoding]
  for (char *part = strtok(plain, "&"); part; part = strtok(NULL, "&"))
    use(strchr(part, '='));
  char *again = strdup(rest + 1);
  for (char *part = strtok(again, "&"); part; part = strtok(NULL, "&"))
    use(url_decode(part));
}
// A comparison with a key and '=' finds the '=', too.
void compared(const char *link) {
  const char *rest = strchr(link, '?');
  char *plain = url_decode(rest + 1);
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: 'url_decode' decodes the whole {{.*}} [uri-premature-decoding]
  for (char *part = strtok(plain, "&"); part; part = strtok(NULL, "&"))
    if (strncmp(part, "title=", 6) == 0)
      use(part + 6);
}
void divided_before(const char *link) {
  const char *rest = strchr(link, '?');
  char *copy = strdup(rest + 1);
  for (char *part = strtok(copy, "&"); part; part = strtok(NULL, "&")) {
    char *plain = url_decode(part);
    if (strncmp(plain, "title=", 6) == 0)
      use(plain + 6);
  }
}
