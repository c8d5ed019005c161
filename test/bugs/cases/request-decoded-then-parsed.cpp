// Check: uri-premature-decoding
// Reasoning: flow
// Source: ipkn/crow#170
// Input: 'key=A%26B' gives 'key=A'
#include <sstream>
#include <string>
#include <vector>

std::string urldecode(const std::string &text);
std::vector<std::string> split(const std::string &text, char delimiter);
void store(const std::string &pair);

void handle(const std::string &query_string) {
#ifndef MENDED
  const std::string plain = urldecode(query_string); // BUG
  for (const std::string &pair : split(plain, '&')) // OR
    store(pair);
#else
  for (const std::string &pair : split(query_string, '&'))
    store(urldecode(pair));
#endif
}
