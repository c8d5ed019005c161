// RUN: %check_clang_tidy %s 'uri-illegal-character' %t

#include <map>
#include <string>

struct Response {};

// The driver does not look at files in which nothing else indicates a URI.
const char *const Manual = "https://h.example/manual";

// A class that sends requests, according to its name.
class HttpClient {
public:
  Response Get(const std::string &path);
  Response Post(const std::string &path, const std::string &body);
  Response Resolve(const std::string &name);
};
struct ApiSession {
  Response put(const char *path);
  Response head(const char *path);
};

void requested(HttpClient &http, ApiSession &session) {
  http.Get("/my document.pdf");
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: http.Get("/my%20document.pdf");
  http.Post("/search?q=New York", "{ \"a\": \"b c\" }");
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
// CHECK-FIXES: http.Post("/search?q=New%20York", "{ \"a\": \"b c\" }");
  session.put("/caf\xC3\xA9/menu");
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'é' is not ASCII; a path segment takes '%C3%A9' [uri-illegal-character]
// CHECK-FIXES: session.put("/caf%C3%A9/menu");
}

// No request, no path, a sentence, a pattern.
void others(HttpClient &http, ApiSession &session) {
  http.Get("/my%20document.pdf");
  http.Resolve("/my document.pdf");
  http.Get("my document.pdf");
  http.Get("/ Ask the server, and wait. It is slow, but it works");
  session.head("/users/{user id}");
}

// Servers and stores have such methods, too.
class HttpServer {
public:
  void Get(const std::string &pattern, void (*handler)());
};
class Settings {
public:
  std::string Get(const std::string &key);
};
class RedisClient {
public:
  std::string get(const std::string &key);
};
void elsewhere(HttpServer &server, Settings &settings, RedisClient &redis) {
  server.Get("/my document.pdf", nullptr);
  settings.Get("/my window/size");
  redis.get("/my document.pdf");
  std::map<std::string, int> session;
  session.count("/my other document.pdf");
}
