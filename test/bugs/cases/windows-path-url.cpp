// Check: uri-illegal-character
// Reasoning: literal
// Source: common: paths of Windows as URLs (compare Vector35/binaryninja-api#7951)
// Input: libcurl refuses the space
#include <string>

void open(const std::string &url);

void manual() {
#ifndef MENDED
  open("file:///C:/Program Files/Example/manual.html"); // BUG
#else
  open("file:///C:/Program%20Files/Example/manual.html");
#endif
}
