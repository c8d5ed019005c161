// Trap: strftime() conversions
#include <stdio.h>
#include <time.h>

size_t log_url(char *out, size_t size, const struct tm *when) {
  return strftime(out, size, "https://logs.example.com/%Y/%m/%d/%H%M.txt?tz=%Z", when);
}
