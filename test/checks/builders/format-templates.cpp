// Templates that format any number of values.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <sstream>
#include <string>

void get(const std::string &Url);
std::string urlEncode(const std::string &Text);

// Each value is inserted by a function that gets it behind a pointer.
struct Value {
  template <typename T> Value(const T &Of) : Of(&Of), Write(&write<T>) {}
  template <typename T> static void write(std::ostream &Out, const void *Of) {
    Out << *static_cast<const T *>(Of);
  }
  const void *Of;
  void (*Write)(std::ostream &, const void *);
};
void insert(std::ostream &Out, const char *Format, const Value *Values, int Count) {
  int Next = 0;
  for (; *Format; ++Format)
    if (*Format == '%' && Next < Count) {
      ++Format;
      Values[Next].Write(Out, Values[Next].Of);
      ++Next;
    } else {
      Out.put(*Format);
    }
}
template <typename... T> std::string format(const char *Format, const T &...Values) {
  const Value All[] = {Values...};
  std::ostringstream Out;
  insert(Out, Format, All, sizeof...(T));
  return Out.str();
}
void searchFor(const std::string &Title) {
  get(format("https://h.example/find?q=%s", Title));
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'Title' goes into query parameter 'q' without
  get(format("https://h.example/find?q=%s&n=%d", urlEncode(Title), 3));
}

// Only declared.
template <typename... T> std::string sformat(const char *Format, const T &...Values);
template <typename... T> void appendf(std::string &To, const char *Format, const T &...Values);
template <typename... T> void formatTo(std::string *To, const char *Format, const T &...Values);
void declared(const std::string &Title) {
  get(sformat("https://h.example/find?q={}&n={}", Title, 3));
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'Title' goes into query parameter 'q' without
  std::string Url = "https://h.example/";
  appendf(Url, "find?q=%s", Title.c_str());
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'Title' goes into query parameter 'q' without
  get(Url);
  std::string Path;
  formatTo(&Path, "/find?q={}", Title);
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: 'Title' goes into query parameter 'q' without
  get(Path);
  formatTo(&Path, "/find?q={}", urlEncode(Title));
  get(Path);
}

// One that encodes the values.
inline void encodeTo(std::string &Out, const char *Format) { Out += Format; }
template <typename First, typename... T>
void encodeTo(std::string &Out, const char *Format, const First &Value, const T &...Values) {
  for (; *Format; ++Format) {
    if (*Format == '{' && Format[1] == '}') {
      std::ostringstream Text;
      Text << Value;
      Out += urlEncode(Text.str());
      return encodeTo(Out, Format + 2, Values...);
    }
    Out += *Format;
  }
}
template <typename... T> std::string urlFormat(const char *Format, const T &...Values) {
  std::string Result;
  encodeTo(Result, Format, Values...);
  return Result;
}
void encodes(const std::string &Title) {
  get(urlFormat("https://h.example/find?q={}&n={}", Title, 3));
}
