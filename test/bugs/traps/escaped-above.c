// Trap: the value was escaped a few lines before
// Source: curl/curl src/tool_operhlp.c (7.88)
#include <curl/curl.h>
#include <stdio.h>
#include <string.h>

char *aprintf(const char *format, ...) __attribute__((format(printf, 1, 2)));

int add_file_name_to_url(CURL *curl, char **inurlp, const char *filename) {
  char *url = *inurlp;
  char *encfile;
  char *ptr = strstr(url, "://");
  if (ptr)
    ptr += 3;
  encfile = curl_easy_escape(curl, filename, 0);
  if (encfile) {
    char *urlbuffer;
    if (ptr)
      urlbuffer = aprintf("%s%s", url, encfile);
    else
      urlbuffer = aprintf("%s/%s", url, encfile);
    curl_free(encfile);
    if (!urlbuffer)
      return 1;
    *inurlp = urlbuffer;
  }
  return 0;
}
