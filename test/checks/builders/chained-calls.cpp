// Builders whose methods return the builder: each call of a chain is followed.
// RUN: %check_clang_tidy -std=c++17 %s uri-double-encoding %t
#include <string>

namespace utility {
using string_t = std::string;
}
namespace web {
class uri {
public:
  static utility::string_t encode_data_string(const utility::string_t &data);
};
class uri_builder {
public:
  explicit uri_builder(const utility::string_t &base);
  uri_builder &append_path(const utility::string_t &path, bool do_encode = false);
  template <typename T>
  uri_builder &append_query(const utility::string_t &name, const T &value, bool do_encoding = true);
  utility::string_t to_string() const;
};
} // namespace web

std::string friends(const std::string &base, const std::string &name, const std::string &words) {
  return web::uri_builder(base)
      .append_path("/friends", true)
      .append_query("of", web::uri::encode_data_string(name))
      // CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'append_query' encodes the result of 'encode_data_string' again
      .append_query("search", words)
      .append_query("by", web::uri::encode_data_string(words))
      // CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'append_query' encodes the result of 'encode_data_string' again
      .to_string();
}
std::string plain(const std::string &base, const std::string &name) {
  return web::uri_builder(base)
      .append_path(web::uri::encode_data_string(name))
      .append_query("of", name)
      .append_query("as", web::uri::encode_data_string(name), false)
      .append_query("page", 1)
      .to_string();
}
