// Check: uri-illegal-character
// Reasoning: literal
// Source: common: Windows paths as URLs (see Vector35/binaryninja-api#7951)
// Input: libcurl rejects the space
#include <string>

void open(const std::string &url);

void manual() {
#ifndef MENDED
  open("file:///C:/Program Files/Example/manual.html"); // BUG
#else
  open("file:///C:/Program%20Files/Example/manual.html");
#endif
}
