//===--- literals.cpp - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: fmt Qt5Core Qt5Network
// The characters of a URI (RFC 3986, sections 2.1 to 2.4, 3.2 and 3.3), in literals.

#include <QNetworkRequest>
#include <QString>
#include <QUrl>
#include <fmt/format.h>
#include <string>
#include <string_view>

extern const std::string BaseUrl;
void fetch(const std::string &url);
void openPage(std::string_view href);
void show(const std::string &text);
bool startsWith(const std::string &text, const char *prefix);

struct Request {
  std::string url;
  std::string endpoint;
  std::string title;
};
class Client {
public:
  std::string Get(const std::string &path);
  std::string Post(const std::string &path, const std::string &body, const std::string &contentType);
};

// Relative references, where a name or a base says so.

void relative() {
  fetch("/files/my document.pdf"); // uri-illegal-character
  fetch("/files/my%20document.pdf"); // correct
  fetch("/%7Euser/index.html"); // uri-encoded-unreserved
  fetch("/~user/index.html"); // correct
  fetch("?name=John Doe"); // uri-illegal-character
  fetch("?name=John%20Doe"); // correct
  fetch("/a%2fb"); // uri-lowercase-hex
  fetch("/a%2Fb"); // correct
  openPage("page.html?q=a|b"); // not detected: uri-illegal-character
  openPage("/100%/of"); // uri-malformed-escape
  openPage("/100%25/of"); // correct
}

void behindBase() {
  fetch(BaseUrl + "?name=John Doe"); // uri-illegal-character
  fetch(BaseUrl + "?name=John+Doe"); // correct
  fetch(BaseUrl + "/caf\xC3\xA9"); // uri-illegal-character
  fetch(BaseUrl + "/caf%C3%A9"); // correct
  fetch(BaseUrl + "/list?filter=<all>"); // correct
  fetch(BaseUrl + "/list?sort=%zz"); // uri-malformed-escape
}

void inFields(Request &request) {
  request.url = "/reports/Q1 2024.pdf"; // uri-illegal-character
  request.endpoint = "/v1/users/%41da"; // uri-encoded-unreserved
  request.title = "Reports / Q1 100% done"; // correct
}

const char *HelpUrl = "/help/getting started.html"; // uri-illegal-character
const char *HelpText = "/help getting started: 100% free"; // correct
static const std::string LoginHref = "/login?next=%2fhome"; // uri-lowercase-hex

std::string profileUrl() { return "/users/me?fields=a b"; } // uri-illegal-character
std::string profileTitle() { return "/users/me are 100% you"; } // correct

void byClient(Client &client) {
  client.Get("/my document.pdf"); // uri-illegal-character
  client.Get("/my%20document.pdf"); // correct
  client.Post("/login", "user=tom&password=a b", "application/x-www-form-urlencoded"); // uri-illegal-character
  client.Post("/login", "user=tom&password=a+b", "application/x-www-form-urlencoded"); // correct
  client.Post("/login", "{\"user\": \"tom\"}", "application/json"); // correct
  client.Post("/login", "user=tom&password=100%", "application/x-www-form-urlencoded"); // uri-malformed-escape
  client.Post("/notes", "a b & c = 100%", "text/plain"); // correct
}

// Brackets, braces and angles; blanks around a URL.

void pairsOfBrackets() {
  fetch("http://example.com/a[1]"); // uri-illegal-character
  fetch("http://example.com/{draft}/x"); // correct
  fetch("http://example.com/?q={a b}"); // uri-illegal-character
  fetch("http://example.com/?ids[]=1"); // uri-illegal-character, possible
  fetch("http://[::1]:8080/"); // correct
  fetch("http://example.com/<id>"); // correct
  fetch(" http://example.com/"); // uri-illegal-character
  fetch("http://example.com/ "); // uri-illegal-character
}

// Escapes that are none.

void escapes(int percent) {
  fetch("http://example.com/?p=100%" + std::to_string(percent)); // uri-malformed-escape
  fetch("http://example.com/?p=100%25" + std::to_string(percent)); // correct
  const std::string name = "http://example.com/?name=%u00e9t"; // uri-malformed-escape
  fetch(name);
  const std::string_view bad = "http://example.com/%gg"; // uri-malformed-escape
  openPage(bad);
  fetch(std::string("http://example.com/") + "sale/50%-off"); // uri-malformed-escape
  fetch(std::string("http://example.com/") + "sale/50%25-off"); // correct
  fetch("http://example.com/a%2"); // uri-malformed-escape
  fetch("http://example.com/%C3%28"); // uri-malformed-escape, possible
  fetch("http://example.com/?q=%2541"); // uri-double-encoding
  fetch("http://example.com/?u=http%3A%2F%2Fa.example%2F%3Fx%3D%2541"); // correct
}

// Authorities.

void authorities(int port) {
  fetch("http://example.com:80a/"); // uri-illegal-character
  fetch("http://::1/x"); // uri-illegal-character
  fetch("http://[::g]/x"); // uri-illegal-character
  fetch("http://[2001:db8::7]/x"); // correct
  fetch("http://exa mple.com/"); // uri-illegal-character
  fetch("http://example.com:/x"); // correct
  fetch("http://example.com:" + std::to_string(port) + "/x"); // correct
  fetch("http://b\xC3\xBC" "cher.example/"); // uri-illegal-character
  fetch("http://xn--bcher-kva.example/"); // correct
  fetch("http://user name@example.com/"); // uri-illegal-character
}

// Formats.

void formats(const std::string &id, int n) {
  fetch(fmt::format("https://example.com/my items/{:d}", n)); // uri-illegal-character
  fetch(fmt::format("https://example.com/items/{:d}?f={{x}}", n)); // correct
  fetch(fmt::format("https://example.com/items/{:d}/%2f", n)); // uri-lowercase-hex
  fetch(fmt::format("https://example.com/items/{:d}", n)); // correct
  fetch(fmt::format("/items/{:d}?view=all", n)); // correct
  show(fmt::format("{} has 100% of /a b", id)); // correct
}

// APIs that repair.

void repaired() {
  const QUrl blank("https://example.com/my file"); // uri-illegal-character, possible
  const QUrl fine("https://example.com/my%20file"); // correct
  const QNetworkRequest request(QUrl("https://example.com/a%2fb")); // uri-lowercase-hex
  const QUrl strict("https://example.com/my file", QUrl::StrictMode); // uri-illegal-character
  show((blank.toString() + fine.toString() + strict.toString()).toStdString());
}

// Text that is no URI.

void noUris(const std::string &text) {
  show("See http://example.com/a b for 100% of it"); // correct
  if (startsWith(text, "http://example.com/a b") || text == "/x y%") // correct
    show("Found \"http://example.com/<name>\" in 50% of files"); // correct
  show("/path with blanks/and %s"); // correct
  const std::string regex = "^/users/[^/]+/files$"; // correct
  const std::string file = "/tmp/my file 100%.txt"; // correct
  const std::string mime = "text/html; charset=utf-8"; // correct
  show(regex + file + mime);
}
