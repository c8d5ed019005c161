// RUN: %check_clang_tidy %s 'uri-*' %t

// The table of an encoder that each call gives.

int snprintf(char *text, unsigned long size, const char *format, ...);
int sprintf(char *text, const char *format, ...);
void send_request(const char *url);

static const unsigned char ForValue[256] = {
    ['-'] = 1, ['.'] = 1, ['_'] = 1, ['~'] = 1,
    ['0' ... '9'] = 1, ['A' ... 'Z'] = 1, ['a' ... 'z'] = 1};
static const unsigned char ForPath[256] = {
    ['-'] = 1, ['.'] = 1, ['_'] = 1, ['~'] = 1, ['/'] = 1,
    ['0' ... '9'] = 1, ['A' ... 'Z'] = 1, ['a' ... 'z'] = 1};

static void percent(char *out, const char *in, const unsigned char *plain) {
  for (; *in; ++in) {
    if (plain[(unsigned char)*in])
      *out++ = *in;
    else
      out += sprintf(out, "%%%02X", (unsigned char)*in);
  }
  *out = 0;
}

void values(const char *title) {
  char encoded[300], twice[900], url[1000];
  percent(encoded, title, ForValue);
  snprintf(url, sizeof(url), "https://example.org/find?title=%s", encoded);
  send_request(url);
  percent(twice, encoded, ForValue);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: {{.*}} [uri-double-encoding]
  snprintf(url, sizeof(url), "https://example.org/find?title=%s", twice);
  send_request(url);
}

void paths(const char *folder) {
  char whole[300], path[900], url[1000];
  snprintf(whole, sizeof(whole), "music/%s/list", folder);
  percent(path, whole, ForPath);
  snprintf(url, sizeof(url), "https://example.org/%s?page=1", path);
  send_request(url);
}
