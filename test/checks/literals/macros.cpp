// RUN: %check_clang_tidy %s uri-lowercase-hex %t

void useBoth(const char *Url, const char *Text);

// The body of a macro that is expanded once is edited.
#define ONCE "http://h/a%2fonce"
const char *OnceUrl = ONCE;
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: #define ONCE "http://h/a%2Fonce"

// A literal that is also used elsewhere may have a different meaning there.
#define TWICE "http://h/a%2ftwice"
const char *TwiceUrl = TWICE;
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: {{.*}} [uri-lowercase-hex]
char Buffer[sizeof(TWICE)];

// An argument is edited where it is written.
#define SAME(X) X
const char *ArgumentUrl = SAME("http://h/a%2fb");
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *ArgumentUrl = SAME("http://h/a%2Fb");

#define UTF16(X) u"" X
const char16_t *PrefixedUrl = SAME(UTF16("http://h/a%2fb"));
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char16_t *PrefixedUrl = SAME(UTF16("http://h/a%2Fb"));

// A stringified argument is also text.
#define TRACED(X) useBoth(X, #X)
void traced() { TRACED("http://h/a%2fb"); }
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: {{.*}} [uri-lowercase-hex]

// A pasted token has no source.
#define WIDE(X) L##X
const wchar_t *PastedUrl = WIDE("http://h/a%2fb");
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: {{.*}} [uri-lowercase-hex]

// Only the edited token has to allow it.
#define HOST "http://h"
const char *HostUrl = HOST "/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *HostUrl = HOST "/a%2Fb";
const char *OtherHostUrl = HOST "/c";

// What is from the file is each time another literal.
const char *FirstUrl = HOST "/a%2f1";
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *FirstUrl = HOST "/a%2F1";
const char *SecondUrl = HOST "/a%2f2";
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *SecondUrl = HOST "/a%2F2";

// An edit would take the comma of the empty argument with it.
#define FOLLOWED(X, Y) X Y
const char *BesideEmptyUrl = FOLLOWED("http://h/a%2fb",);
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: {{.*}} [uri-lowercase-hex]
