// Trap: macros that contain assertions test invalid input of a parser
// Source: libevent/libevent test/regress_http.c (2.1.12)
#include <stddef.h>

struct evhttp_uri *uri_parse(const char *text);
void test_failed(const char *message, const char *text);

#define TEST_FAIL(message, text) test_failed(message, text)
#define PARSE(s) uri_parse(s)
#define BAD(s)                                                                 \
  do {                                                                         \
    if (PARSE(s) != NULL)                                                      \
      TEST_FAIL("parsed", s);                                                  \
  } while (0)

#define tt_want(condition) ((condition) ? (void)0 : test_failed(#condition, ""))
int evhttp_uri_set_fragment(struct evhttp_uri *uri, const char *fragment);

void refuses(struct evhttp_uri *uri) {
  tt_want(evhttp_uri_set_fragment(uri, "here?I#am") < 0);
  BAD("http://www.example.com/why hello");
  BAD("http://www.example.com/why%7hello");
  BAD("http://www.example.com/why-hello#\x01");
}
