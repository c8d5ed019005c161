// Check: uri-unencoded-data
// Reasoning: expression
// Source: Nheko-Reborn/mtxclient@48e100e0
// Input: the room '!a/b:h' gives '/rooms/!a/b:h/messages'
// Sight: possible
// Missed: a value named id is only 'possible'
#include <map>
#include <string>

std::string url_encode(const std::string &value);
std::string query_params(const std::map<std::string, std::string> &params);
void get(const std::string &endpoint);
struct MessagesOpts {
  std::string room_id, filter;
};

void messages(const MessagesOpts &opts) {
  std::map<std::string, std::string> params;
  if (!opts.filter.empty())
    params["filter"] = opts.filter;
#ifndef MENDED
  const auto api_path = "/client/r0/rooms/" + opts.room_id + "/messages?" + query_params(params); // MISSED
#else
  const auto api_path = "/client/r0/rooms/" + url_encode(opts.room_id) + "/messages?" + query_params(params);
#endif
  get(api_path);
}
