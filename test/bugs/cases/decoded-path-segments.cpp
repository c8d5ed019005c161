// Check: uri-premature-decoding
// Reasoning: flow
// Source: common: routers that decode a path before they divide it
// Input: the name 'a%2Fb' becomes two segments
#include <string>
#include <vector>

std::string urlDecode(const std::string &text);
std::vector<std::string> split(const std::string &text, char delimiter);

std::vector<std::string> segmentsOf(const std::string &uriPath) {
#ifndef MENDED
  return split(urlDecode(uriPath), '/'); // BUG
#else
  std::vector<std::string> result;
  for (const std::string &segment : split(uriPath, '/'))
    result.push_back(urlDecode(segment));
  return result;
#endif
}
