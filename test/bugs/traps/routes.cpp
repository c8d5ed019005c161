// Trap: patterns of a router, and templates that another program expands
#include <string>

struct App {
  void route(const std::string &pattern, int handler);
  void fetch(const std::string &pattern);
};

void setUp(App &app) {
  app.route("/users/:id/files/*", 1);
  app.route("/users/{id}/files/{name}", 2);
  app.route("/api/<string>/<int>", 3);
  app.fetch("https://api.example.com/repos{/owner}{?page,per_page}");
  app.fetch("https://{{host}}/static/{{ name }}");
  app.fetch("https://$HOST/status?q=$QUERY");
  app.fetch("https://%HOST%/status");
  app.route("*://*.example.com/*", 4);
  app.route("tcp://*:5555", 5);
}
