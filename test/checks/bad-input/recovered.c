// RUN: %check_clang_tidy -std=c17 -expect-clang-tidy-error %s 'uri-*' %t

// Expressions that Clang keeps although they are invalid: operations without
// types, calls without arguments, names without declarations. Code that
// compiles is still checked.

int two(int, int);
int sprintf(char *, const char *, ...);

char *urlEncode(char *Out, const char *Text) {
  char *Begin = Out;
  int Sum = 0;
  for (; *Text; ++Text) {
    Sum += two(1);
// CHECK-MESSAGES: :[[@LINE-1]]:17: error: too few arguments to function call, expected 2, have 1 [clang-diagnostic-error]
    *Out++ = '%';
    *Out++ = "0123456789abcdef"[*Text >> 4];
    *Out++ = "0123456789abcdef"[*Text & 15];
  }
  *Out = 0;
  return Begin;
}

char *urlEncodeMissing(char *Out, const char *Text) {
  for (; Missing; ++Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:10: error: use of undeclared identifier 'Missing' [clang-diagnostic-error]
    Unknown Value = *Text;
// CHECK-MESSAGES: :[[@LINE-1]]:5: error: use of undeclared identifier 'Unknown' [clang-diagnostic-error]
    switch (*Text) {
    case two(1):
// CHECK-MESSAGES: :[[@LINE-1]]:15: error: too few arguments to function call, expected 2, have 1 [clang-diagnostic-error]
      *Out++ = '%';
    }
    struct Incomplete Part, *Other = &Part;
// CHECK-MESSAGES: :[[@LINE-1]]:23: error: variable has incomplete type 'struct Incomplete' [clang-diagnostic-error]
    *Out++ = Other->Digit;
// CHECK-MESSAGES: :[[@LINE-1]]:19: error: incomplete definition of type 'struct Incomplete' [clang-diagnostic-error]
    Out[two(1)] = "0123456789abcdef"[*Text & 15];
// CHECK-MESSAGES: :[[@LINE-1]]:14: error: too few arguments to function call, expected 2, have 1 [clang-diagnostic-error]
  }
  return Out;
}

void build(char *Out, const char *Text) {
  sprintf(Out, "http://h.example/?q=%s&r=%d", Text, two(1));
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:58: error: too few arguments to function call, expected 2, have 1 [clang-diagnostic-error]
  sprintf(Out, "http://h.example/?q=%s", Text);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
