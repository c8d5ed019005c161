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

// Globs and addresses to listen on.
const char *ListenUrl = "tcp://*:5555";
const char *GlobUrl = "file:///srv/*.html";
std::string listen(const std::string &Name) { return "tcp://*:" + Name; }

// The replacement of a regular expression.
std::string replaceAll(const std::string &Text, const char *Pattern,
                       const char *Replacement);
std::string references(const std::string &Text) {
  return replaceAll(Text, "http://([a-z]+)/(.*)", "https://h.example/$1/%2f$2") +
         replaceAll(Text, "(a|b) c", "https://\\1.h.example/a%2f\\2");
}

// The format of an access log, of a date, and of a shell prompt.
const char *LogFormat = "https://%h/%r %s %b";
const char *DateFormat = "%Y/%m/%d?%H=%M";

// Suffix rules and search paths.
const char *SearchPath = "./?.lua;/usr/share/lua/?.lua;?/init.lua";
const char *Wildcard = "https://h.example/*.html?a=%2f";

// References to the groups of a match, in constants.
const char *DollarReferenceUrl = "https://$1.h.example/%2f/$2";
const char *BackReferenceUrl = "https://\\1.h.example/%2f/\\2";

// Regular expressions for URIs.
const char *VersionUrl = "http://www\\.h\\.example/%2f#(.+)";

// Names in brackets or between number signs.
const char *ofBook() { return "http://h.example/resource-[book]-[chapter]-[verse].html"; }
const char *ofUser() { return "<a href=\"settings?name=##name##&preset=1\">1</a>"; }

// A table from which the program chooses what it fills first.
struct Source {
  const char *name, *url;
};
static const Source Sources[] = {{"terrain", "https://h.example/terrain/{z}/{x}/{y}.png"}};
std::string expand(const std::string &Pattern, int Zoom);
int curl_easy_setopt(void *, int, ...);
std::string tile(void *Handle, const std::string &Name) {
  for (const Source &Each : Sources)
    if (Name == Each.name && std::string(Each.url).find("/{z}/") != std::string::npos)
      return expand(Each.url, 3);
    else
      curl_easy_setopt(Handle, 10002, Each.url);
  return "";
}
