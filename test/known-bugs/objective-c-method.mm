// RUN: %check_clang_tidy %s uri-lowercase-hex %t
// XFAIL: *

// The bodies of Objective-C methods are not checked.

@interface Page
- (const char *)address;
@end

@implementation Page
- (const char *)address {
  return "http://h/a%2fb";
  // CHECK-MESSAGES: :[[@LINE-1]]:21: warning: {{.*}}%2f{{.*}} [uri-lowercase-hex]
  // CHECK-FIXES: return "http://h/a%2Fb";
}
@end
