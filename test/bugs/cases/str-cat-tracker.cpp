// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: common: clients of trackers
// Input: the description 'C++ & C#' is cut
#include <absl/strings/str_cat.h>
#include <string>

std::string UrlEncode(std::string_view text);
void Open(const std::string &url);

void FileBug(const std::string &description, int component) {
  std::string url = absl::StrCat("https://issues.example.com/new?component=", component);
#ifndef MENDED
  absl::StrAppend(&url, "&description=", description); // BUG
#else
  absl::StrAppend(&url, "&description=", UrlEncode(description));
#endif
  Open(url);
}
