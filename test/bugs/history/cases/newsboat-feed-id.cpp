// Check: uri-unencoded-data
// Reasoning: flow
// Source: newsboat/newsboat@bf67b204
// Input: the feed 'feed/http://h/?a=1' gives '…/contents/feed/http://h/?a=1?n=20'
// Sight: missed
// Missed: a value named id is only 'possible'
#include <cstdio>
#include <string>
#include <vector>

namespace strprintf {
template <typename... Args> std::string fmt(const std::string &format, Args... args) {
  char text[1024];
  snprintf(text, sizeof(text), format.c_str(), args...);
  return text;
}
} // namespace strprintf
struct json_object;
extern "C" {
char *curl_easy_escape(void *handle, const char *text, int length);
void curl_free(void *text);
const char *json_object_get_string(json_object *object);
}
#define FEED_PREFIX "https://reader.example/reader/atom/"

void subscribe(void *handle, json_object *node, unsigned items, std::vector<std::string> &urls) {
  const char *id = json_object_get_string(node);
#ifndef MENDED
  auto url = strprintf::fmt("%s%s?n=%u", FEED_PREFIX, id, items); // MISSED
#else
  char *id_uenc = curl_easy_escape(handle, id, 0);
  auto url = strprintf::fmt("%s%s?n=%u", FEED_PREFIX, id_uenc, items);
  curl_free(id_uenc);
#endif
  urls.push_back(url);
}
