// RUN: %check_clang_tidy -expect-no-diagnosis %s uri-unencoded-data %t
// RUN: %check_clang_tidy -check-suffix=POSSIBLE %s uri-unencoded-data %t -- \
// RUN:   -config='{CheckOptions: {MinConfidence: possible}}'

// By the program's own condition, a value is encoded or not.

#include <string>

namespace lib {
std::string percent_encode(const std::string &Text, bool KeepSlashes = false);
}
enum class Format { Host, Url, UrlWithPassword };
struct Login {
  std::string password() const;
};

// There are more readings than are read one by one.
std::string format(Format How, std::string User, const Login &From,
                   std::string Server, int Port) {
  if (Server.find(':') != std::string::npos)
    Server = "[" + Server + "]";
  if (How == Format::Host)
    return Server;
  if (Port != 21)
    Server += ":" + std::to_string(Port);
  if (How == Format::Url || How == Format::UrlWithPassword)
    User = lib::percent_encode(User);
  if (!User.empty()) {
    if (How == Format::UrlWithPassword) {
      auto Password = From.password();
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:23: warning: 'password' goes into the userinfo without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
      if (!Password.empty()) {
        if (How == Format::Url || How == Format::UrlWithPassword)
          Password = lib::percent_encode(Password);
        Server = User + ":" + Password + "@" + Server;
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:18: warning: 'User' goes into the userinfo without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
      }
    } else {
      Server = User + "@" + Server;
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:16: warning: 'User' goes into the userinfo without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
    }
  }
  return "ftp://" + Server;
}
