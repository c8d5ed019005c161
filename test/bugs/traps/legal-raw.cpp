// Trap: characters that are allowed unencoded
#include <string>

std::string query(int n) {
  return "https://example.com/a,b;c=(d)~!$'*/@x:1?next=/a/b?c&at=x@y:z&n=" +
         std::to_string(n);
}
const char *const Plus = "https://example.com/find?q=one+two";
const char *const Ipv6 = "http://[2001:db8::1]:8080/index.html";
