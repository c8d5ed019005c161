// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: encoders with a table for each component
// Input: '#' is kept in a path and in a query
#include <string>

enum Part { PathPart, QueryPart };
#ifndef MENDED
static const char *const kept[] = {"-._~!$&'()*+,;=:@/#", "-._~!$'()*,;:@/?#"};
#else
static const char *const kept[] = {"-._~!$&'()*+,;=:@/", "-._~!$'()*,;:@/?"};
#endif

static bool isKept(unsigned char c, Part part) {
  if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'))
    return true;
  for (const char *p = kept[part]; *p; ++p)
    if (*p == char(c))
      return true;
  return false;
}

std::string urlEncodePart(const std::string &text, Part part) { // BUG
  std::string result;
  for (unsigned char c : text) {
    if (isKept(c, part)) { // OR
      result += char(c);
      continue;
    }
    result += '%';
    result += "0123456789ABCDEF"[c / 16];
    result += "0123456789ABCDEF"[c % 16];
  }
  return result;
}
