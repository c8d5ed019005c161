// Trap: a URI within other text
#include <stdio.h>

static const char UserAgent[] =
    "Mozilla/5.0 (compatible; example-bot/1.0; +http://www.example.com/bot info.html)";

void header(char *out, size_t size, const char *version) {
  snprintf(out, size, "User-Agent: example/%s (+http://www.example.com/about?v=%s; linux)\r\n",
           version, version);
}

static const char Source[] = "Data from: http://data.example.org/set a/b|c, CC BY 4.0";
const char *credits(void) { return Source[0] ? Source : UserAgent; }
