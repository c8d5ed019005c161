// Files of the system are no URIs, whatever a variable or field is called.
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -config='{CheckOptions: {MinConfidence: possible}}' --
int snprintf(char *to, unsigned long size, const char *format, ...);
void keep(const char *text);

#define NET "/sys/class/net/"
void find(const char *name, int number) {
  char device_link[100], url[100], href[100];
  snprintf(device_link, sizeof device_link, NET "%s/device/%s", name, name);
  keep(device_link);
  snprintf(url, sizeof url, "/proc/%d/%s", number, name);
  keep(url);
  snprintf(href, sizeof href, "/usr/share/doc/%s", name);
  keep(href);
}

void request(const char *name) {
  char url[100];
  snprintf(url, sizeof url, "/usr/find?name=%s", name);
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'name' goes into query parameter 'name' without percent-encoding: {{.*}} [uri-unencoded-data]
  keep(url);
}
