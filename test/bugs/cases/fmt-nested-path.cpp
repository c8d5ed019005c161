// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: clients that name objects in a path
// Input: the branch 'fix/#12' ends the path
#include <fmt/format.h>
#include <string>

std::string escapeSegment(const std::string &text);
std::string api(const std::string &url);

std::string branch(const std::string &project, const std::string &name) {
#ifndef MENDED
  return api(fmt::format("https://git.example.com/api/v4/projects/{}/branches/{}?stats=1", escapeSegment(project), name)); // BUG
#else
  return api(fmt::format("https://git.example.com/api/v4/projects/{}/branches/{}?stats=1", escapeSegment(project),
                         escapeSegment(name)));
#endif
}
