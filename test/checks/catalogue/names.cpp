// RUN: %check_clang_tidy %s 'uri-unencoded-data,uri-premature-decoding,uri-faulty-encoder' %t -- -config='{CheckOptions: {UriCatalog: "%S/Inputs/names.yaml"}}' -- -isystem %clang_tidy_headers

#include <string>

// The words in a user's catalogue have the same effect as those of the
// program.
std::string shield(const std::string &Text);
std::string shine(const std::string &Text);
std::string ShieldedCity, ShinyCity;
std::string encoders(const std::string &Text) {
  return "https://h.example/?q=" + shield(Text) + "&r=" + ShieldedCity + "&password=" + shine(Text) + "&t=" + ShinyCity;
// CHECK-MESSAGES: :[[@LINE-1]]:89: warning: 'shine' goes into query parameter 'password' without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:111: warning: 'ShinyCity' goes into query parameter 't' {{.*}} [uri-unencoded-data]
}

std::string peel(const std::string &Text);
std::string feel(const std::string &Text);
bool decoders(const std::string &Query) {
  return peel(Query).find('&') != std::string::npos ||
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: {{.*}} [uri-premature-decoding]
         feel(Query).find('&') != std::string::npos;
}

// The program's exclusions for a meaning apply to the user's words, too.
std::string shieldHtml(const std::string &Text);
std::string excluded(const std::string &Text) {
  return "https://h.example/?s=" + shield(Text) + "&password=" + shieldHtml(Text);
// CHECK-MESSAGES: :[[@LINE-1]]:66: warning: 'shieldHtml' goes into query parameter 'password' {{.*}} [uri-unencoded-data]
}

// A name that indicates a URI makes a relative reference one.
void setLocator(const std::string &Locator);
void setPlace(const std::string &Place);
void references(const std::string &City) {
  setLocator("/cities/" + City);
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'City' goes into a path segment {{.*}} [uri-unencoded-data]
  setPlace("/cities/" + City);
}
std::string base(const std::string &PageLocator, const std::string &City) {
  return PageLocator + "/see/" + City;
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'City' goes into a path segment {{.*}} [uri-unencoded-data]
}
std::string other(const std::string &PagePlace, const std::string &City) {
  return PagePlace + "/see/" + City;
}

bool isVetted(const std::string &Text);
bool isVetoed(const std::string &Text);
std::string validated(const std::string &A, const std::string &B) {
  std::string Url = "https://h.example/";
  if (isVetted(A))
    Url += "?a=" + A;
  if (isVetoed(B))
    Url += "?b=" + B;
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'B' goes into query parameter 'b' {{.*}} [uri-unencoded-data]
  return Url;
}

// Human-readable text, and text that is not, although a word of the program
// indicates it.
void moanAbout(const std::string &Text);
void auditLog(const std::string &Text);
void writeLog(const std::string &Text);
bool sniffAt(const std::string &Text);
void visit(const std::string &Text);
#define DEMAND(A) visit(A)
#define CEMENT(A) visit(A)
bool prose(const std::string &City) {
  moanAbout("https://h.example/?q=" + City);
  writeLog("https://h.example/?q=" + City);
  auditLog("https://h.example/?q=" + City);
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'City' goes into query parameter 'q' {{.*}} [uri-unencoded-data]
  DEMAND("https://h.example/?q=" + City);
  CEMENT("https://h.example/?r=" + City);
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'City' goes into query parameter 'r' {{.*}} [uri-unencoded-data]
  return sniffAt("https://h.example/?q=" + City);
}

// A value is recognized by a word, or by two adjacent words.
std::string identifiers(const std::string &Tally, const std::string &SerialCode, const std::string &NoCity) {
  return "https://h.example/?a=" + Tally + "&b=" + SerialCode + "&d=" + NoCity;
// CHECK-MESSAGES: :[[@LINE-1]]:73: warning: 'NoCity' goes into query parameter 'd' {{.*}} [uri-unencoded-data]
}

// A name without a meaning of its own takes that of the argument.
std::string acme_get_string(const std::string &Text);
std::string acmeTitle(const std::string &Text);
std::string named(const std::string &City) {
  return "https://h.example/?a=" + acme_get_string(City) + "&title=" + acmeTitle(City);
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'City' goes into query parameter 'a' {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:72: warning: 'acmeTitle' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
}

// The interpreter recognizes by name the functions that append.
struct Buffer;
extern "C" void bufferGlue(Buffer *To, char C);
void encodeUri(Buffer *To, const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'encodeUri' writes lowercase hex digits [uri-faulty-encoder]
  for (; *Text; ++Text)
    if ((*Text >= 'a' && *Text <= 'z') || (*Text >= 'A' && *Text <= 'Z') || (*Text >= '0' && *Text <= '9') || *Text == '-' || *Text == '.' || *Text == '_' || *Text == '~') {
      bufferGlue(To, *Text);
    } else {
      bufferGlue(To, '%');
      bufferGlue(To, "0123456789abcdef"[(unsigned char)*Text >> 4]);
      bufferGlue(To, "0123456789abcdef"[*Text & 15]);
// CHECK-FIXES: bufferGlue(To, "0123456789ABCDEF"[(unsigned char)*Text >> 4]);
// CHECK-FIXES: bufferGlue(To, "0123456789ABCDEF"[*Text & 15]);
    }
}
extern "C" void bufferBlue(Buffer *To, char C);
void escapeUri(Buffer *To, const char *Text) {
  for (; *Text; ++Text)
    if ((*Text >= 'a' && *Text <= 'z') || (*Text >= 'A' && *Text <= 'Z') || (*Text >= '0' && *Text <= '9') || *Text == '-' || *Text == '.' || *Text == '_' || *Text == '~') {
      bufferBlue(To, *Text);
    } else {
      bufferBlue(To, '%');
      bufferBlue(To, "0123456789abcdef"[(unsigned char)*Text >> 4]);
      bufferBlue(To, "0123456789abcdef"[*Text & 15]);
    }
}
