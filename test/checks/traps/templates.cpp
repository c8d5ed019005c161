// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <string>

// Routes.
struct Router {
  void get(const char *Pattern, void (*Handler)());
};
void show();
void routes(Router &R) {
  R.get("/users/:id/posts/:post", show);
  R.get("/users/{id}?name={name}", show);
  R.get("/users/<string>/a<int>", show);
  R.get("/files/*", show);
}
const char *RouteUrl = "https://h.example/users/:id";
const char *BracedUrl = "https://h.example/users/{id}/posts/{post}";
const char *AngledUrl = "https://h.example/users/<string>";

// RFC 6570.
const char *TemplateUrl = "https://h.example/find{?q,lang}";
const char *ExplodedUrl = "https://h.example{/path*}{#fragment}";

// Other template languages.
const char *MustacheUrl = "https://h.example/{{user}}/a b";
const char *ShellUrl = "https://h.example/$USER/a%2f";
const char *ShellBraceUrl = "https://h.example/${USER}/a|b";
const char *WindowsUrl = "https://h.example/%USER%/a%2f";
const char *TileUrl = "https://{s}.h.example/{z}/{x}/{y}.png";

// Match patterns of browsers.
const char *MatchPattern = "*://*.h.example/*";
const char *HostPattern = "https://*.h.example/a|b";
std::string pattern(const std::string &Host) { return "*://" + Host + "/*"; }

// Globs and addresses to listen at.
const char *ListenUrl = "tcp://*:5555";
const char *GlobUrl = "file:///srv/*.html";
std::string listen(const std::string &Name) { return "tcp://*:" + Name; }
