// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: links to a heading
// Input: the heading 'A "b"' gives '#A "b"'
// Missed: only 'possible', as an element of a table whose name does not say
//   that people write it
#include <string>

std::string encodeFragment(const std::string &text);

struct Section {
  std::string heading;
  int level;
};

std::string permalink(const Section &section) {
#ifndef MENDED
  return "https://docs.example.com/manual.html#" + section.heading; // MISSED
#else
  return "https://docs.example.com/manual.html#" + encodeFragment(section.heading);
#endif
}
