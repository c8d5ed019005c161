// Trap: field widths and conversions that look like escapes
#include <stdio.h>

void stamp(char *out, size_t size, int y, int m, int d, float ratio) {
  snprintf(out, size, "%4d-%2d-%2d", y, m, d);
  snprintf(out, size, "%02x%02x%02x", y, m, d);
  snprintf(out, size, "%.2f%2f %2d-%3s", ratio, ratio, d, "a");
}
