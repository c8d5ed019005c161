// RUN: %check_clang_tidy %s uri-unencoded-data %t

// Methods that only the class can call, and all their calls are here.

#include <string>

void fetch(const std::string &Url);

class Client {
public:
  void maps();
  void files();
  void named(const std::string &Name);
  void open(const std::string &Login, const std::string &Password);

private:
  void get(const std::string &Login, const std::string &Password);
  void getAll(const std::string &Login, const std::string &Password);
  void list(const std::string &Title);
};

static const char *const MapsLogin = "maps";
static const char *const CommonPassword = "read_only";

void Client::maps() { getAll(MapsLogin, CommonPassword); }
void Client::files() { get("files", ""); }
void Client::getAll(const std::string &Login, const std::string &Password) {
  get(Login, Password);
}
void Client::get(const std::string &Login, const std::string &Password) {
  fetch("ftp://" + Login + ":" + Password + "@h.example/all");
}
// This one gets other text, too.
void Client::named(const std::string &Name) {
  list("all");
  list(Name);
}
void Client::list(const std::string &Title) {
  fetch("https://h.example/list?title=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}
// Everybody can call this one.
void Client::open(const std::string &Login, const std::string &Password) {
  fetch("ftp://" + Login + ":" + Password + "@h.example/all");
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'Login' goes into the userinfo without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:34: warning: 'Password' goes into the userinfo without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Which key goes with a value of a map is not known.
#include <map>
std::string address();
class Request {
  std::map<std::string, std::string> Parameters;

public:
  void add(const std::string &Name, const std::string &Value) { Parameters[Name] = Value; }
  std::string url() const {
    std::string Url = address();
    for (const auto &Each : Parameters)
      Url += "&" + Each.first + "=" + Each.second;
    return Url;
  }
};
std::string recording(const std::string &Channel, const std::string &Title) {
  Request All;
  All.add("channel", Channel);
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'Channel' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  All.add("title", Title);
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'Title' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  return All.url();
}
