// RUN: %check_clang_tidy %s 'uri-*' %t

int printf(const char *format, ...);
int snprintf(char *text, unsigned long size, const char *format, ...);
char *strrchr(const char *text, int character);
char *fgets(char *line, int size, void *file);
void get_url(const char *url);

// A part of a line can be encoded, as its name says.
void link(void *file) {
  char line[600];
  fgets(line, sizeof(line), file);
  char *name_enc = strrchr(line, '/'), *name = strrchr(line, ':');
  printf("<a href=\"/wiki/%s?edit=1\">", name_enc);
  printf("<a href=\"/wiki?title=%s\">", name);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'name' goes into query parameter 'title' without percent-encoding{{.*}} [uri-unencoded-data]
}

// Names of encoders that are written as one word.
char *urlenc(const char *text);
void find(const char *title) {
  char url[300];
  snprintf(url, sizeof(url), "https://example.org/find?title=%s", urlenc(title));
  get_url(url);
}
