// Trap: '%' in text that is not a URI
#include <string>

bool matches(const std::string &text, const char *pattern);
std::string expand(const char *text);

unsigned cpuid() {
  unsigned result = 0;
#if defined(__x86_64__)
  __asm__("movl $1, %%eax; cpuid; movl %%ebx, %0" : "=r"(result) : : "eax", "ebx", "ecx", "edx");
#endif
  return result;
}

bool isEncoded(const std::string &text) {
  return matches(text, "^([a-z]|%[0-9a-f]{2})*$") &&
         matches(text, "https?://[^/ ]+/(%2f|%2e)+");
}

std::string temp() { return expand("%TEMP%\\%USERNAME%\\a%2f.tmp"); }
