// Check: uri-unencoded-data
// Reasoning: expression
// Source: Nheko-Reborn/mtxclient@1543d2a1
// Input: the room '!a/b:h' gives '/rooms/!a/b:h/typing/@me:h'
// Sight: possible
// Missed: a value named id is only 'possible'
#include <string>

std::string url_encode(const std::string &value);
void put(const std::string &endpoint, const std::string &body);
struct User {
  std::string to_string() const;
};

class Client {
  User user_id_;

public:
  void startTyping(const std::string &room_id) {
#ifndef MENDED
    const auto api_path = "/client/r0/rooms/" + room_id + "/typing/" + url_encode(user_id_.to_string()); // MISSED
#else
    const auto api_path = "/client/r0/rooms/" + url_encode(room_id) + "/typing/" + url_encode(user_id_.to_string());
#endif
    put(api_path, "{}");
  }
};
