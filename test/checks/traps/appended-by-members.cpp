// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// Methods append what their callers have encoded to a field.

#include <string>

std::string urlEncode(const std::string &text);
void get(const std::string &url);

class Query {
public:
  Query &with(const std::string &key, const std::string &value) {
    return ready(key, urlEncode(value));
  }
  Query &ready(const std::string &key, const std::string &value) {
    Text += Text.empty() ? '?' : '&';
    Text += key;
    Text += '=';
    Text += value;
    return *this;
  }
  Query &raw(const std::string &text) {
    Text += "&text=";
    Text += text;
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'text' goes into query parameter 'text' {{.*}} [uri-unencoded-data]
    return *this;
  }
  const std::string &text() const { return Text; }

private:
  std::string Text;
};

class Client {
public:
  explicit Client(const std::string &login) : Login(urlEncode(login)) {}
  void find(const std::string &words) const {
    Query query;
    query.with("q", words).ready("user", Login);
    get("https://h.example/find" + query.text());
  }
  void comment(const std::string &text) const {
    Query query;
    query.ready("user", Login).raw(text);
    get("https://h.example/comment" + query.text());
  }

private:
  std::string Login;
};

// An encoded field of which one character is written plainly.
class Device {
public:
  Device(const std::string &user, const std::string &host)
      : User(urlEncode(user)), Host(host) {}
  void send() const {
    std::string user = User;
    user.replace(user.find("%3A"), 3, ":");
    get("https://" + user + "@" + Host + "/io");
  }

private:
  std::string User, Host;
};

// A constructor that gets encoded text.
class User {
public:
  explicit User(std::string name) : Name(static_cast<std::string &&>(name)) {}
  void fetch() const { get("https://h.example/?name=" + Name); }

private:
  std::string Name;
};
void user(const std::string &name) { User(urlEncode(name)).fetch(); }

// Another one that does not.
class Guest {
public:
  explicit Guest(const std::string &title) : Title(title) {}
  void fetch() const { get("https://h.example/?title=" + Title); }
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]

private:
  std::string Title;
};
void guest(const Guest &other, const std::string &title) {
  const Guest made(title);
  other.fetch();
}
