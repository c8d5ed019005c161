// RUN: %check_clang_tidy %s uri-unencoded-data %t

// A function that passes a value to another one several times: one edit in that
// one corrects all.
char *apr_pstrcat(void *pool, ...);
int printf(const char *format, ...);

static char *pair_of(void *pool, const char *title, const char *city) {
  return apr_pstrcat(pool, "title=", title, "&city=", city, (char *)0);
}
void links(void *pool, const char *title, const char *city, int all) {
  printf("<a href=\"/find?%s\">", pair_of(pool, title, city));
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'title' goes into query parameter 'title' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:56: warning: 'city' goes into query parameter 'city' without percent-encoding{{.*}} [uri-unencoded-data]
  if (all)
    printf("<a href=\"/all?%s\">", pair_of(pool, title, city));
  printf("<a href=\"/map?%s\">", pair_of(pool, title, "Rome"));
}
void link(void *pool, const char *title) {
  printf("<a href=\"/find?%s\">", pair_of(pool, title, "Oslo"));
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'title' goes into query parameter 'title' without percent-encoding{{.*}} [uri-unencoded-data]
}
