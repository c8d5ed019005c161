// Check: uri-unencoded-data
// Reasoning: sink
// Source: common: clients that take a target (see yhirose/cpp-httplib#788)
// Input: the torrent 'a&b' gives '/announce?info=a&b'
#include <string>

namespace httplib {
struct Result {};
class Client {
public:
  explicit Client(const std::string &host);
  Result Get(const std::string &path);
};
namespace detail {
std::string encode_query_param(const std::string &value);
}
} // namespace httplib

void announce(const std::string &info) {
  httplib::Client client("http://localhost:6969");
#ifndef MENDED
  client.Get("/announce?info=" + info); // BUG
#else
  client.Get("/announce?info=" + httplib::detail::encode_query_param(info));
#endif
}
