// RUN: %check_clang_tidy -std=c11-or-later %s uri-lowercase-hex %t

// Designated initialisers and compound literals.
struct Site {
  const char *Name, *Url;
};
static const struct Site Sites[] = {
    {.Name = "a", .Url = "https://h.example/a%2fb"},
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: {.Name = "a", .Url = "https://h.example/a%2Fb"},
    [3] = {"b", "https://h.example/a%2fb"},
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: [3] = {"b", "https://h.example/a%2Fb"},
};
void use(const char *Url);
void useSite(struct Site S);
void compound(void) {
  useSite((struct Site){"a", "https://h.example/a%2fb"});
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: useSite((struct Site){"a", "https://h.example/a%2Fb"});
  use((const char[]){"https://h.example/a%2fb"});
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: use((const char[]){"https://h.example/a%2Fb"});
}

// Macros in which the literal is used.
#define USE(Url) \
  do { \
    use(Url); \
  } while (0)
void macro(void) { USE("https://h.example/a%2fb"); }
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: void macro(void) { USE("https://h.example/a%2Fb"); }

// A choice at compile time.
#define CHOICE(X) _Generic((X), int: "https://h.example/a%2fb", default: "")
// CHECK-FIXES: #define CHOICE(X) _Generic((X), int: "https://h.example/a%2Fb", default: "")
const char *generic(int X) { return CHOICE(X); }
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]

// Assignments to fields and elements.
void assign(struct Site *S, const char **Urls) {
  S->Url = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: S->Url = "https://h.example/a%2Fb";
  Urls[0] = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: Urls[0] = "https://h.example/a%2Fb";
}
