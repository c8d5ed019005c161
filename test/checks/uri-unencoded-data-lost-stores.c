// RUN: %check_clang_tidy %s 'uri-*' %t

// What is stored in a field and was lost on its way says no more than the field.
int printf(const char *format, ...);
int snprintf(char *text, unsigned long size, const char *format, ...);
char *strchr(const char *text, int character);
char *strrchr(const char *text, int character);
int strcmp(const char *a, const char *b);
char *fgets(char *line, int size, void *file);
void unescape(char *text);
void get_url(const char *url);
struct request { const char *title; const char *names[32], *values[32]; int count; };

static const char *value(const struct request *r, const char *name, const char *otherwise) {
  for (int i = 0; i < r->count; i++)
    if (!strcmp(r->names[i], name))
      return r->values[i];
  return otherwise;
}
static void parse(struct request *r, char *text) {
  char *next;
  for (char *p = text; p && *p && r->count < 32; p = next) {
    next = strchr(p, '&');
    if (next)
      *next++ = 0;
    char *equals = strchr(p, '=');
    if (!equals)
      continue;
    *equals++ = 0;
    unescape(equals);
    r->names[r->count] = p, r->values[r->count++] = equals;
  }
}
static int see_other(struct request *r) {
  printf("Status: 303 See Other\r\nLocation: /wiki?page=%s&new=1\r\n\r\n", r->title);
// CHECK-MESSAGES: :[[@LINE-1]]:76: warning: 'title' goes into query parameter 'page' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
  return 0;
}
int main(int argc, char **argv) {
  struct request r = {0};
  parse(&r, argv[1]);
  r.title = value(&r, "page", "Start");
  return see_other(&r);
}

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
