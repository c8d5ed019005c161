// RUN: %check_clang_tidy %s 'uri-unencoded-data,uri-illegal-character' %t -- -- -isystem %clang_tidy_headers

// Text with blanks between its words is data as a whole, where it enters a URI.
// An edit where it is put together would change other uses.

#include <cstdio>
#include <string>

void show(const std::string &Text);
bool get(const std::string &url);

bool words(const std::string &First, const std::string &Last) {
  const std::string Name = First + " " + Last;
  show(Name);
  return get("https://h.example/find?q=" + Name);
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

bool behindText(const std::string &Title) {
  const std::string Line = "About " + Title + ", a film";
  show(Line);
  return get("https://h.example/find?q=" + Line);
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'Line' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

bool buffer(const char *City, const char *Country) {
  char Place[200];
  snprintf(Place, sizeof Place, "%s, %s", City, Country);
  show(Place);
  char Url[400];
  snprintf(Url, sizeof Url, "https://h.example/now?q=%s",
           Place);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(Url);
}

// In the expression that makes the URI, the literal is a part of it.
bool inPlace(const std::string &First, const std::string &Last) {
  return get("https://h.example/find?q=" + First + "; " + Last);
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'First' goes into {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:54: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
// CHECK-MESSAGES: :[[@LINE-3]]:59: warning: 'Last' goes into {{.*}} [uri-unencoded-data]
// CHECK-FIXES: return get("https://h.example/find?q=" + First + ";%20" + Last);
}

// Text with delimiters is more than one piece of data.
bool delimiters(const std::string &Name, const std::string &Mail) {
  const std::string Pairs = "name=" + Name + "&mail=a " + Mail;
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Name' goes into query parameter 'name' {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:54: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
// CHECK-MESSAGES: :[[@LINE-3]]:59: warning: 'Mail' goes into query parameter 'mail' {{.*}} [uri-unencoded-data]
// CHECK-FIXES: const std::string Pairs = "name=" + Name + "&mail=a%20" + Mail;
  return get("https://h.example/find?" + Pairs);
}

// A request line is no data.
void send(const std::string &Text);
void request(const std::string &Name) {
  const std::string Line = "GET /find?q=" + Name + " HTTP/1.1";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'Name' goes into query parameter 'q' {{.*}} [uri-unencoded-data]
  send(Line);
}

// An encoder around all of it.
std::string urlEncode(const std::string &Text);
bool encoded(const std::string &First, const std::string &Last) {
  const std::string Name = First + " " + Last;
  return get("https://h.example/find?q=" + urlEncode(Name));
}

// The language of a search has its own punctuation.
bool search(const std::string &Artist, const std::string &Album, int Track) {
  std::string Query = "artist:\"" + Artist + "\"";
  if (!Album.empty())
    Query += " AND release:\"" + Album + "\"";
  Query += " AND tnum:" + std::to_string(Track);
  return get("https://h.example/find?limit=5&query=" + Query);
// CHECK-MESSAGES: :[[@LINE-1]]:56: warning: 'Query' goes into query parameter 'query' without percent-encoding: {{.*}} [uri-unencoded-data]
}
bool searchFormatted(const char *Artist, const char *Album) {
  char Query[100], Url[200];
  snprintf(Query, sizeof Query, "artist:\"%s\" AND release:\"%s\"", Artist, Album);
  snprintf(Url, sizeof Url, "https://h.example/find?query=%s&limit=5", Query);
// CHECK-MESSAGES: :[[@LINE-1]]:72: warning: 'Query' goes into query parameter 'query' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(Url);
}
// A scheme is no word in front of a phrase.
bool mail(const std::string &Address) {
  const std::string url = "mailto:My Club <" + Address + ">";
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: ' ' is not allowed in a path segment; write '%20'{{.*}} [uri-illegal-character]
// CHECK-MESSAGES: :[[@LINE-2]]:59: warning: '>' is not allowed in a path segment; write '%3E' [uri-illegal-character]
// CHECK-FIXES: const std::string url = "mailto:My%20Club%20%3C" + Address + "%3E";
  return get(url);
}
// A function that takes a URI.
static bool download(const std::string &Url) { return get(Url); }
bool searchBy(const std::string &Artist) {
  const std::string Query = "artist:\"" + Artist + "\"";
  return download("https://h.example/find?query=" + Query + "&limit=5");
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: 'Query' goes into query parameter 'query' without percent-encoding: {{.*}} [uri-unencoded-data]
}
