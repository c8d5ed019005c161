// RUN: %check_clang_tidy %s uri-illegal-character %t -- -- -isystem %clang_tidy_headers

#include <string>

// A space in a path: the name indicates that this is not human-readable text.
const char *SpaceUrl = "https://h.example/my document.pdf";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: const char *SpaceUrl = "https://h.example/my%20document.pdf";

// A space in a query.
const char *QueryUrl = "https://h.example/?q=my document";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
// CHECK-FIXES: const char *QueryUrl = "https://h.example/?q=my%20document";

// Every character that no component allows.
const char *QuoteUrl = "https://h.example/a\"b";
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: '"' is not allowed in a path segment; write '%22' [uri-illegal-character]
// CHECK-FIXES: const char *QuoteUrl = "https://h.example/a%22b";
const char *LessUrl = "https://h.example/a<b";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: const char *LessUrl = "https://h.example/a%3Cb";
const char *GreaterUrl = "https://h.example/a>b";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '>' is not allowed in a path segment; write '%3E' [uri-illegal-character]
// CHECK-FIXES: const char *GreaterUrl = "https://h.example/a%3Eb";
const char *CaretUrl = "https://h.example/a^b";
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: '^' is not allowed in a path segment; write '%5E' [uri-illegal-character]
// CHECK-FIXES: const char *CaretUrl = "https://h.example/a%5Eb";
const char *BacktickUrl = "https://h.example/a`b";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: '`' is not allowed in a path segment; write '%60' [uri-illegal-character]
// CHECK-FIXES: const char *BacktickUrl = "https://h.example/a%60b";
const char *BraceUrl = "https://h.example/a{b";
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: '{' is not allowed in a path segment; write '%7B' [uri-illegal-character]
// CHECK-FIXES: const char *BraceUrl = "https://h.example/a%7Bb";
const char *BarUrl = "https://h.example/a|b";
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: '|' is not allowed in a path segment; write '%7C' [uri-illegal-character]
// CHECK-FIXES: const char *BarUrl = "https://h.example/a%7Cb";
const char *ClosingUrl = "https://h.example/a}b";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '}' is not allowed in a path segment; write '%7D' [uri-illegal-character]
// CHECK-FIXES: const char *ClosingUrl = "https://h.example/a%7Db";
const char *ControlUrl = "https://h.example/a\x7f" "b";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: control character 0x7F is not allowed in a path segment; write '%7F' [uri-illegal-character]
// CHECK-FIXES: const char *ControlUrl = "https://h.example/a%7F" "b";
const char *TabUrl = "https://h.example/a\tb";
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: control character 0x09 is not allowed in a path segment; write '%09' [uri-illegal-character]
// CHECK-FIXES: const char *TabUrl = "https://h.example/a%09b";

// Browsers read '\' as '/': the intended character is not known to an edit.
const char *BackslashUrl = "https://h.example/a\\b";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: '\' is not allowed in a path segment; browsers read it as '/' [uri-illegal-character]

// A second '#'.
const char *FragmentUrl = "https://h.example/a#b#c";
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: '#' is not allowed in a fragment; write '%23' [uri-illegal-character]
// CHECK-FIXES: const char *FragmentUrl = "https://h.example/a#b%23c";

// Brackets outside the host.
const char *BracketUrl = "https://h.example/a[1]";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '[' is not allowed in a path segment; write '%5B', and 1 more in this literal [uri-illegal-character]
// CHECK-FIXES: const char *BracketUrl = "https://h.example/a%5B1%5D";

// Non-ASCII text: UTF-8, percent-encoded.
const char *IriUrl = "https://h.example/引き出し";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: '引き出し' is not ASCII; a path segment takes '%E5%BC%95%E3%81%8D%E5%87%BA%E3%81%97' [uri-illegal-character]
// CHECK-FIXES: const char *IriUrl = "https://h.example/%E5%BC%95%E3%81%8D%E5%87%BA%E3%81%97";
const char *IriQueryUrl = "https://h.example/?q=caf\u00e9";
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'é' is not ASCII; a query value takes '%C3%A9' [uri-illegal-character]
// CHECK-FIXES: const char *IriQueryUrl = "https://h.example/?q=caf%C3%A9";
const char *IriFragmentUrl = "https://h.example/#ü";
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'ü' is not ASCII; a fragment takes '%C3%BC' [uri-illegal-character]
// CHECK-FIXES: const char *IriFragmentUrl = "https://h.example/#%C3%BC";

// Non-ASCII text in a host: written as its A-label.
const char *IdnUrl = "http://例え.jp/";
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: '例え.jp' is not ASCII; write its A-label 'xn--r8jz45g.jp' [uri-illegal-character]
// CHECK-FIXES: const char *IdnUrl = "http://xn--r8jz45g.jp/";

// The same for a host that begins or ends in ASCII.
const char *MixedIdnUrl = "http://www.bücher.example/";
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'www.bücher.example' is not ASCII; write its A-label 'www.xn--bcher-kva.example' [uri-illegal-character]
// CHECK-FIXES: const char *MixedIdnUrl = "http://www.xn--bcher-kva.example/";

// Several in one literal make one finding.
const char *SeveralUrl = "https://h.example/a b/c d?e f";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: ' ' is not allowed in a path segment; write '%20', and 2 more in this literal [uri-illegal-character]
// CHECK-FIXES: const char *SeveralUrl = "https://h.example/a%20b/c%20d?e%20f";

// A request line ends with its version: with spaces in the target, it is not
// recognized as one, but with '"' it is.
std::string requestLine(int Page) {
  return "GET /a\"b?page=" + std::to_string(Page) + " HTTP/1.1\r\n";
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: '"' is not allowed in a path segment; write '%22' [uri-illegal-character]
// CHECK-FIXES: return "GET /a%22b?page=" + std::to_string(Page) + " HTTP/1.1\r\n";
}

// Holes around the text do not matter.
std::string aroundHoles(int Page) {
  return "https://h.example/" + std::to_string(Page) + "/a<b";
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: return "https://h.example/" + std::to_string(Page) + "/a%3Cb";
}

// Not reported: browsers and servers accept these in a query, so 'possible'.
const char *ToleratedUrl = "https://h.example/?filter[name]=a|b^c";

// Not reported: brackets around an IPv6 address.
const char *AddressUrl = "http://[2001:db8::1]:8080/";

// Not reported: legal characters.
const char *LegalUrl =
    "https://u:p@h.example/a,b;c(d)~e!f$g'h*i:j@k=l/?a=b:/?@#c/?";

// Not reported: white space ends a URI.
const char *LineUrl = "https://h.example/a\r\n";

// In a host: no escape would make it a name that can be resolved.
const char *HostUrl = "https://h example/";
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: ' ' is not allowed in a host{{.*}} [uri-illegal-character]
const char *HostLessUrl = "https://h<example/";
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: '<' is not allowed in a host{{.*}} [uri-illegal-character]

// The user information.
const char *UserUrl = "ftp://a user@h.example/";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: ' ' is not allowed in {{a|the}} userinfo; write '%20' [uri-illegal-character]
// CHECK-FIXES: const char *UserUrl = "ftp://a%20user@h.example/";

// A host with an unknown part has no A-label that could be suggested.
std::string hostByHole(const std::string &Name) {
  return "https://" + Name + ".bücher.example/";
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: 'ü' is not ASCII; a host takes its A-label [uri-illegal-character]
}

// Without the scheme, there is no host that could have brackets.
std::string build(const std::string &Scheme, const std::string &Host,
                  bool HasScheme, bool IsAddress) {
  std::string Url;
  if (HasScheme)
    Url += Scheme;
  Url += "://";
  if (IsAddress)
    Url += "[" + Host + "]";
  else
    Url += Host;
  return Url + "/files/";
}
