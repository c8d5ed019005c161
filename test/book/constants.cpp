//===--- constants.cpp - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: fmt
// A constant that is data is encoded like any other value (RFC 3986, section 2.4).

#include <fmt/format.h>
#include <map>
#include <sstream>
#include <string>
#include <string_view>

std::string urlEncode(const std::string &Text);
std::string urlDecode(const std::string &Text);
void httpGet(const std::string &url);
void httpPost(const std::string &url, const std::string &formBody);

// Values of a query.

void constantWithAmpersand() {
  const std::string name = "Tom&Jerry";
  httpGet("http://example.com/find?name=" + name); // uri-unencoded-data
  httpGet("http://example.com/find?name=" + urlEncode(name)); // correct
}

void constantWithBlank() {
  std::string city("New York"); // uri-unencoded-data|uri-illegal-character
  std::string url = "https://example.com/weather?city=";
  url += city; // or
  httpGet(url);
}

void constantWithoutReserved() {
  const std::string city = "Berlin";
  httpGet("https://example.com/weather?city=" + city); // correct
}

void constantInStream() {
  const char *artist = "AC/DC #1";
  std::ostringstream out;
  out << "https://example.com/search?artist=" << artist << "&page=" << 2; // uri-unencoded-data
  httpGet(out.str());
}

void constantInFormat() {
  constexpr std::string_view company = "Johnson & Johnson";
  httpGet(fmt::format("https://example.com/c?q={}", company)); // uri-unencoded-data
  httpGet(fmt::format("https://example.com/c?q={}", urlEncode(std::string(company)))); // correct
  httpGet(fmt::format("https://example.com/c?q={}&n={:d}", "plain", 3)); // correct
}

static std::string searchUrl(const std::string &term) {
  return "https://example.com/search?q=" + term; // uri-unencoded-data
}
void constantToHelper() { httpGet(searchUrl("50% off")); } // or

static std::string encodedSearchUrl(const std::string &term) {
  return "https://example.com/search?q=" + urlEncode(term); // correct
}
void constantToGoodHelper() { httpGet(encodedSearchUrl("50% off")); }

static std::string pageUrl(const std::string &lang) {
  return "https://example.com/page?lang=" + lang; // correct
}
void harmlessConstantsToHelper() {
  httpGet(pageUrl("en"));
  httpGet(pageUrl("pt-BR"));
}

void constantOfTwo(bool german) {
  const std::string greeting = german ? "Guten Tag" : "Good day"; // uri-unencoded-data|uri-illegal-character
  httpGet("https://example.com/say?text=" + greeting); // or
}

void harmlessConstantOfTwo(bool ascending) {
  const char *order = ascending ? "asc" : "desc";
  httpGet(std::string("https://example.com/list?order=") + order); // correct
}

void constantInMap() {
  const std::map<std::string, std::string> fields = {{"title", "War & Peace"}}; // uri-unencoded-data
  std::string body;
  for (const auto &field : fields) {
    if (!body.empty())
      body += '&';
    body += field.first + "=" + field.second; // or
  }
  httpPost("https://example.com/books", body);
}

void constantInForm() {
  const std::string comment = "a+b=c";
  httpPost("https://example.com/c", "id=7&comment=" + comment); // uri-unencoded-data, possible
  httpPost("https://example.com/c", "id=7&comment=" + urlEncode(comment)); // correct
}

// Path segments, user information, fragments.

void constantAsSegment() {
  const std::string file = "file?.txt";
  httpGet("https://example.com/files/" + file + "/info"); // uri-unencoded-data
}

void constantAsName() {
  const std::string band = "AC/DC";
  httpGet("https://example.com/bands/" + urlEncode(band) + "/albums"); // correct
}

void constantAsPassword() {
  const std::string password = "p@ss/word";
  httpGet("ftp://user:" + password + "@example.com/"); // uri-unencoded-data
}

void constantAsSafePassword() {
  const std::string password = "secret42";
  httpGet("ftp://user:" + password + "@example.com/"); // correct
}

void constantAsFragment() {
  const std::string section = "1 Overview"; // uri-unencoded-data|uri-illegal-character
  httpGet("https://example.com/page#" + section); // or
}

// Constants that are more of the URI.

void suffixes(bool all) {
  const std::string suffix = "&sort=name";
  const std::string base = "https://example.com/items?page=1";
  httpGet(base + suffix); // correct
  httpGet(base + (all ? "&all=true" : "")); // correct
  const std::string separator = "&";
  httpGet(base + separator + "x=1"); // correct
  const std::string path = "/v1/items";
  httpGet("https://example.com" + path); // correct
  const char *query = "a=1&b=2";
  httpGet(std::string("https://example.com/q?") + query); // correct
  static const char Fragment[] = "#top";
  httpGet(std::string("https://example.com/page") + Fragment); // correct
}

void branches(bool one) {
  std::string url = "https://example.com/find?q=";
  if (one)
    url += "rock&amp=1";
  else
    url += "pop&amp=2";
  httpGet(url); // correct
}

// Constants that are given to an encoder.

void encodedConstantEncoded() {
  httpGet("https://example.com/?q=" + urlEncode("100%25")); // uri-double-encoding
  httpGet("https://example.com/?q=" + urlEncode("John%20Doe")); // uri-double-encoding
  httpGet("https://example.com/?q=" + urlEncode("100%")); // correct
  httpGet("https://example.com/?q=" + urlEncode("John Doe")); // correct
  httpGet("https://example.com/?discount=" + urlEncode("5%2 for all")); // correct
}

void urlConstantEncoded() {
  httpGet(urlEncode("https://example.com/my file.pdf")); // uri-encoder-mismatch|uri-double-encoding
  httpGet("https://example.com/login?next=" + urlEncode("https://example.com/a?b=c")); // correct
  httpGet("https://example.com/login?next=" + urlEncode("https://example.com/a%20b")); // correct
}

void pathConstantEncoded() {
  httpGet("https://example.com" + urlEncode("/files/my document.pdf")); // uri-encoder-mismatch
  httpGet("https://example.com/files/" + urlEncode("my document.pdf")); // correct
  httpGet("https://example.com/?path=" + urlEncode("/files/my document.pdf")); // correct
}

void queryConstantEncoded() {
  httpGet("https://example.com/?" + urlEncode("a=1&b=2")); // uri-encoder-mismatch|uri-double-encoding
  httpPost("https://example.com/", urlEncode("user=tom&password=x")); // uri-encoder-mismatch|uri-double-encoding
}

void encodedConstantInVariable() {
  const std::string term = "rock%26roll";
  httpGet("https://example.com/?q=" + urlEncode(term)); // uri-double-encoding
  const std::string encodedTerm = "rock%26roll";
  httpGet("https://example.com/?q=" + encodedTerm); // correct
}

void decodedConstant() {
  const std::string term = urlDecode("rock%26roll"); // uri-unencoded-data
  httpGet("https://example.com/?q=" + term); // or
  httpGet("https://example.com/?q=" + urlEncode(term)); // correct
}
