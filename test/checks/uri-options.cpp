// RUN: %check_clang_tidy %s uri-illegal-character %t
// RUN: %check_clang_tidy -check-suffix=SCHEMES %s uri-illegal-character %t -- \
// RUN:   -config='{CheckOptions: {uri-illegal-character.ExtraSchemes: "myapp;steam"}}'
// RUN: %check_clang_tidy -check-suffix=PREFIXES %s uri-illegal-character %t -- \
// RUN:   -config='{CheckOptions: {uri-illegal-character.IgnoredPrefixes: "https://ns.example/;ftp://"}}'
// RUN: %check_clang_tidy -expect-no-diagnosis -check-suffix=TESTS %s uri-illegal-character %t -- \
// RUN:   -config='{CheckOptions: {uri-illegal-character.TestFileRegex: "uri-options[.]cpp"}}'
// RUN: %check_clang_tidy -check-suffix=OTHERS %s uri-illegal-character %t -- \
// RUN:   -config='{CheckOptions: {uri-illegal-character.TestFileRegex: "/no-such-file"}}'

// A private scheme is not checked unless ExtraSchemes contains it.
const char *PrivateUrl = "myapp://item/a<b";
// CHECK-MESSAGES-SCHEMES: :[[@LINE-1]]:41: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES-SCHEMES: const char *PrivateUrl = "myapp://item/a%3Cb";

// Text that begins with one of IgnoredPrefixes is never reported.
const char *NamespaceUrl = "https://ns.example/a<b";
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-MESSAGES-SCHEMES: :[[@LINE-2]]:49: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-MESSAGES-OTHERS: :[[@LINE-3]]:49: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: const char *NamespaceUrl = "https://ns.example/a%3Cb";
// CHECK-FIXES-SCHEMES: const char *NamespaceUrl = "https://ns.example/a%3Cb";
// CHECK-FIXES-OTHERS: const char *NamespaceUrl = "https://ns.example/a%3Cb";

// A prefix does not match a part of the name of another host.
const char *OtherUrl = "https://other.example/ftp://a<b";
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-MESSAGES-SCHEMES: :[[@LINE-2]]:54: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-MESSAGES-PREFIXES: :[[@LINE-3]]:54: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-MESSAGES-OTHERS: :[[@LINE-4]]:54: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: const char *OtherUrl = "https://other.example/ftp://a%3Cb";
// CHECK-FIXES-SCHEMES: const char *OtherUrl = "https://other.example/ftp://a%3Cb";
// CHECK-FIXES-PREFIXES: const char *OtherUrl = "https://other.example/ftp://a%3Cb";
// CHECK-FIXES-OTHERS: const char *OtherUrl = "https://other.example/ftp://a%3Cb";
