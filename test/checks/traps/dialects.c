// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers -Wno-format

#include <stdio.h>

// Widths and conversions of printf that look like escapes.
void date(char *To, int Year, int Month, int Day) {
  sprintf(To, "https://h.example/%4d-%2d-%2d", Year, Month, Day);
}
void hexBytes(char *To, unsigned A, unsigned B) {
  sprintf(To, "https://h.example/colour/%02x%02x", A, B);
}
void floats(char *To, double A, double B) {
  sprintf(To, "https://h.example/?lat=%.2f&lon=%2f", A, B);
}
void shortText(char *To, int A, const char *Unit) {
  sprintf(To, "%2d-%3s", A, Unit);
}

// `%20d`, `%3d` and `%2f` have an argument that fits.
void widths(char *To, int A, int B, double C) {
  sprintf(To, "https://h.example/%20d/%3d/%2f", A, B, C);
}

// Positional arguments.
void positions(char *To, int A, int B) {
  sprintf(To, "https://h.example/%2$d/%1$d", A, B);
}

// `%%2F` in a format is the octet.
void octet(char *To, int Page) {
  sprintf(To, "https://h.example/a%%2Fb%%20c?page=%d", Page);
}

// A private dialect: `%V` takes a string with its length, `%M` the error.
typedef struct {
  size_t Length;
  const char *Data;
} TextView;
void logAt(int Level, const char *Format, ...);
char *formatInto(char *To, size_t Size, const char *Format, ...);
void privateDialect(char *To, TextView *Host, TextView *Path) {
  formatInto(To, 100, "https://h.example/%V/%M?a=%uA", Host, Path);
}

// A format that is kept in a table: nothing indicates that it is a format.
struct Service {
  const char *Name, *Url;
};
static const struct Service Services[] = {
    {"search", "https://h.example/find?q=%s&n=%d"},
    {"map", "https://h.example/%2$d/%1$d"},
    {"percent", "https://h.example/100%%/%s"},
    {"time", "https://h.example/%Y/%m/%d %H:%M"},
};
void fromTable(char *To, int I, int A, int B) {
  sprintf(To, Services[I].Url, A, B);
}

// A format in a macro that is never expanded in a call of printf.
#define SEARCH_URL "https://h.example/find?q=%s&page=%2d"
const char *searchFormat(void) { return SEARCH_URL; }

// A format in a variable that may have a different value.
extern const char *UrlFormat;
void setFormat(void) { UrlFormat = "https://h.example/a?x=%s&y=%2d"; }

// The dialect of strftime.
struct tm;
size_t strftime(char *To, size_t Size, const char *Format,
                const struct tm *Time);
void timeUrl(char *To, const struct tm *Time) {
  strftime(To, 100, "https://h.example/%Y/%m/%d?a=%e&b=%F", Time);
}

// The format of scanf is a search string.
int port(const char *Url) {
  int Port = 0;
  sscanf(Url, "http://%*[^:]:%d", &Port);
  return Port;
}
int path(const char *Url, char *Path) {
  return sscanf(Url, "https://h.example/a b/%99s", Path);
}

// Text that is formatted twice.
void formatAgain(char *To, size_t Size, const char *Host, const char *Name) {
  snprintf(To, Size, "%%s://%s/%s/%%s", Host, Name);
  snprintf(To, Size, "https://h.example/%s?a=%%s&b=%%u", Name);
}
