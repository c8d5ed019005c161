// RUN: %check_clang_tidy -std=c++14,c++17 %s uri-lowercase-hex %t

// A line continuation does not belong to any byte.
const char *AfterUrl = "http://h/\
a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:2: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: a%2Fb";

const char *InsideUrl = "http://h/a%2\
fb";
// CHECK-MESSAGES: :[[@LINE-2]]:36: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: Fb";

const char16_t *InsideUTF16Url = u"http://h/a%\
2fb";
// CHECK-MESSAGES: :[[@LINE-2]]:46: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: 2Fb";

const char *AdjacentUrl = "http://h" /* "%2f" */ \
                          "/a%2fb"; // "%2f"
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: "/a%2Fb"; // "%2f"
