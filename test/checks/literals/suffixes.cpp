// RUN: %check_clang_tidy %s uri-lowercase-hex %t

struct Url {};
Url operator""_url(const char *Text, unsigned long Size);

Url Ordinary = "http://h/a%2fb"_url;
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: Url Ordinary = "http://h/a%2Fb"_url;

Url Raw = R"(http://h/a%2fb)"_url;
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: Url Raw = R"(http://h/a%2Fb)"_url;

Url Adjacent = "http://h" "/a%2fb"_url;
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: Url Adjacent = "http://h" "/a%2Fb"_url;
