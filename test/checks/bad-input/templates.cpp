// RUN: %check_clang_tidy %s 'uri-*' %t

// A template is reported once, however it is instantiated, and an expression
// whose type is not known yet does not cause any problem.

struct Text {
  Text(const char *);
};
Text operator+(Text, Text);
Text operator+(Text, const char *);

template <typename T> T literalUrl() {
  T Url = "http://h/a%2fb";
  // CHECK-MESSAGES: :[[@LINE-1]]:22: warning: {{.*}} [uri-lowercase-hex]
  // CHECK-FIXES: T Url = "http://h/a%2Fb";
  return Url;
}
Text A = literalUrl<Text>();
const char *B = literalUrl<const char *>();

template <typename T> auto dependentSum(T X) { return X + "/a%2fb" + X; }
template <typename T> auto dependentCall(T X) {
  return T::join("http://h/", X.template get<0>(), X);
}
template <typename... T> auto fold(T... X) { return (Text("http://h/") + ... + X); }
template <typename T> void dependentStream(T &Out) { Out << "http://h/?q=" << Out; }
template <int Size> struct Array {
  char Data[Size] = "http://h/";
};
template <typename T> constexpr const char *Constant = "http://h/c";
template <> constexpr const char *Constant<int> = "http://h/d";

void instantiate() {
  dependentSum(Text(""));
  fold(Text("a"), "b");
}
