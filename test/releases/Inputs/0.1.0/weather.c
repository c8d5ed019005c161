//===--- weather.c - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Asks a weather service, by curl: a small client with mistakes to find.
///
//===----------------------------------------------------------------------===//

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SERVICE "https://api.weather.example/v1"

static const char help_url[] = "https://www.weather.example/%7Emeteo/help";
static const char demo_url[] = SERVICE "/now?q=New%2520York&units=metric";

/// \p text percent-encoded as one query value; the caller frees it. Null if
/// there is no memory.
static char *url_encode(const char *text) {
  char *const result = malloc(3 * strlen(text) + 1);
  char *out = result;
  if (!result)
    return NULL;
  for (; *text; ++text) {
    const unsigned char byte = (unsigned char)*text;
    if (isalnum(byte) || strchr("-._~", byte))
      *out++ = (char)byte;
    else
      out += sprintf(out, "%%%02X", byte);
  }
  *out = '\0';
  return result;
}

/// Appends \p text to \p url, percent-encoded as one segment of its path.
static void append_segment(char *url, const char *text) {
  url += strlen(url);
  for (; *text; ++text)
    if (isalnum((unsigned char)*text) || strchr("-._~", *text))
      *url++ = *text;
    else
      url += sprintf(url, "%%%02x", (unsigned char)*text);
  *url = '\0';
}

/// Percent-decodes \p text in place.
static char *url_decode(char *text) {
  char *out = text;
  for (const char *in = text; *in; ++in) {
    unsigned byte = 0;
    if (*in == '%' && sscanf(in + 1, "%2x", &byte) == 1) {
      *out++ = (char)byte;
      in += 2;
    } else {
      *out++ = *in;
    }
  }
  *out = '\0';
  return text;
}

/// Becomes curl, which prints what the server sends; returns on failure only.
static int fetch(const char *url) {
  execlp("curl", "curl", "--fail", "--silent", "--show-error", url,
         (char *)NULL);
  perror("curl");
  return EXIT_FAILURE;
}

static int forecast(const char *place, int days) {
  char url[512];
  char *const query = url_encode(place);
  if (!query)
    return EXIT_FAILURE;
  snprintf(url, sizeof url, SERVICE "/forecast?q=%s&days=%d", query, days);
  free(query);
  return fetch(url);
}

static int now(const char *place) {
  char url[512];
  snprintf(url, sizeof url, SERVICE "/now?q=%s&units=metric", place);
  return fetch(url);
}

static int snow_chart(int zoom) {
  char url[512];
  snprintf(url, sizeof url, SERVICE "/charts/new%20snow/%d.png", zoom);
  return fetch(url);
}

static int station(const char *name) {
  char url[2048] = SERVICE "/stations/";
  if (strlen(name) > 512)
    return EXIT_FAILURE;
  append_segment(url, name);
  return fetch(url);
}

static int city(const char *country, const char *name) {
  char path[256], url[512];
  snprintf(path, sizeof path, "/v1/cities/%s/%s", country, name);
  char *const escaped = url_encode(path);
  if (!escaped)
    return EXIT_FAILURE;
  snprintf(url, sizeof url, "https://api.weather.example%s", escaped);
  free(escaped);
  return fetch(url);
}

/// Prints the parameters of a link.
static int explain(char *link_url) {
  char *query = strchr(url_decode(link_url), '?');
  for (char *next; query; query = next) {
    next = strchr(++query, '&');
    printf("%.*s\n", next ? (int)(next - query) : -1, query);
  }
  return EXIT_SUCCESS;
}

int main(int argc, char **argv) {
  const char *const command = argc > 1 ? argv[1] : "help";
  if (strcmp(command, "forecast") == 0 && argc == 4)
    return forecast(argv[2], atoi(argv[3]));
  if (strcmp(command, "now") == 0 && argc == 3)
    return now(argv[2]);
  if (strcmp(command, "city") == 0 && argc == 4)
    return city(argv[2], argv[3]);
  if (strcmp(command, "station") == 0 && argc == 3)
    return station(argv[2]);
  if (strcmp(command, "explain") == 0 && argc == 3)
    return explain(argv[2]);
  if (strcmp(command, "snow") == 0 && argc == 3)
    return snow_chart(atoi(argv[2]));
  return fetch(strcmp(command, "demo") == 0 ? demo_url : help_url);
}
