// Check: uri-illegal-character
// Reasoning: literal
// Source: common: URLs that were copied from the source of a page
// Input: the second key is 'amp;sort'
// Missed: '&amp;' is only reported where an API takes the URI
#include <string>

std::string fetch(const std::string &url);

std::string newest() {
#ifndef MENDED
  return fetch("https://forum.example.org/list.php?board=7&amp;sort=date"); // MISSED
#else
  return fetch("https://forum.example.org/list.php?board=7&sort=date");
#endif
}
