// Check: uri-unencoded-data
// Reasoning: expression
// Source: zevv/duc@f4930373
// Input: the folder '/home/R&D' gives '&path=/home/R&D'
// Sight: found
#include <ctype.h>
#include <stdio.h>

int putchar(int c);
struct duc_index_report {
  const char *path;
  struct duc_index_report *next;
};
void print_html(const char *s);

#ifdef MENDED
static void print_cgi(const char *s) {
  for (; *s; s++) {
    unsigned char c = (unsigned char)*s;
    if (isalnum(c) || c == '/' || c == '-' || c == '.' || c == '_' || c == '~')
      putchar(c);
    else
      printf("%%%02X", c);
  }
}
#endif

void do_index(const char *script, struct duc_index_report *report) {
  for (; report; report = report->next) {
#ifndef MENDED
    printf("<td><a href=\"%s?cmd=index&path=%s\">", script, // OR
           report->path);                                   // BUG
#else
    printf("<td><a href=\"%s?cmd=index&path=", script);
    print_cgi(report->path);
    printf("\">");
#endif
    print_html(report->path);
    printf("</a></td>\n");
  }
}
