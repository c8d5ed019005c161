// Trap: every argument of the format is encoded
// Source: aria2/aria2 src/DefaultBtAnnounce.cc (1.36)
#include <string>

std::string fmt(const char *format, ...) __attribute__((format(printf, 1, 2)));
namespace util {
std::string torrentPercentEncode(const unsigned char *data, size_t length);
std::string percentEncode(const std::string &text);
} // namespace util

std::string query(const unsigned char *infoHash, const unsigned char *peerId,
                  long uploaded, const std::string &trackerId) {
  std::string uri = "?";
  uri += fmt("info_hash=%s&peer_id=%s&uploaded=%ld",
             util::torrentPercentEncode(infoHash, 20).c_str(),
             util::torrentPercentEncode(peerId, 20).c_str(), uploaded);
  if (!trackerId.empty())
    uri += "&trackerid=" + util::percentEncode(trackerId);
  return uri;
}
