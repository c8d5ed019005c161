/*===--- consumer.c - uri-tidy ----------------------------------*- C -*-===*\
|*
|* Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
|* See LICENSE for license information.
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|*===----------------------------------------------------------------------===*|
|*
|* A C program that uses every function for C programs.
|*
\*===----------------------------------------------------------------------===*/

#include <uri-tidy/percent.h>

#include <uri-tidy/annotate.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPECT(Condition)                                                      \
  do {                                                                         \
    if (!(Condition)) {                                                        \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #Condition);          \
      return EXIT_FAILURE;                                                     \
    }                                                                          \
  } while (0)

URI_TIDY(encodes(query - value)) static char *encoded(const char *text);

/* The sizes are those that the header promises. */
static char *encoded(const char *text) {
  const size_t length = strlen(text);
  const size_t needed = uri_tidy_encode(NULL, 0, text, length, NULL);
  char *result = malloc(needed + 1);
  if (result)
    uri_tidy_encode(result, needed + 1, text, length, NULL);
  return result;
}

int main(void) {
  char buffer[32];
  char in_place[] = "a%20b+c%2";
  size_t malformed = 0;
  char *owned = encoded("Tom & Jerry");

  EXPECT(owned && strcmp(owned, "Tom%20%26%20Jerry") == 0);
  free(owned);

  EXPECT(uri_tidy_encode(buffer, sizeof(buffer), "/a b/c%", 7, "/") == 11);
  EXPECT(strcmp(buffer, "/a%20b/c%25") == 0);
  EXPECT(uri_tidy_encode(buffer, sizeof(buffer), "\0\xFF", 2, "") == 6);
  EXPECT(strcmp(buffer, "%00%FF") == 0);
  /* The NUL does not fit. */
  EXPECT(uri_tidy_encode(buffer, 6, "\0\xFF", 2, NULL) == 6);
  EXPECT(strcmp(buffer, "") == 0);

  EXPECT(uri_tidy_form_encode(buffer, sizeof(buffer), "a b&*~", 6) == 10);
  EXPECT(strcmp(buffer, "a+b%26*%7E") == 0);

  EXPECT(uri_tidy_decode(buffer, sizeof(buffer), "a%20b+c", 7, &malformed) ==
         5);
  EXPECT(strcmp(buffer, "a b+c") == 0 && malformed == URI_TIDY_NONE);
  EXPECT(uri_tidy_form_decode(in_place, sizeof(in_place), in_place,
                              strlen(in_place), &malformed) == 7);
  EXPECT(strcmp(in_place, "a b c%2") == 0 && malformed == 7);

  EXPECT(uri_tidy_first_error("http://h/a?b", 12) == URI_TIDY_NONE);
  EXPECT(uri_tidy_first_error("http://h/a b", 12) == 10);
  return EXIT_SUCCESS;
}
