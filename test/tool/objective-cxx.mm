// RUN: %check_clang_tidy %s uri-lowercase-hex %t

// Objective-C++ is C++ with more kinds of literals; @"..." holds a C string.

@class NSString;

const char *const Plain = "http://h/%2f";
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: {{.*}}%2f{{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *const Plain = "http://h/%2F";

const char *address() {
  return "http://h/a%2fb";
  // CHECK-MESSAGES: :[[@LINE-1]]:21: warning: {{.*}}%2f{{.*}} [uri-lowercase-hex]
  // CHECK-FIXES: return "http://h/a%2Fb";
}

@interface Page
- (const char *)address;
@end

@implementation Page
- (const char *)address {
  return "http://h/a%2Fb";
}
@end
