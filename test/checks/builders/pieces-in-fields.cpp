// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --

#include <string>

std::string urlEncode(const std::string &Text);
const char *getOption(const char *Name);
void post(const std::string &Url);

// A value is reported where it is inserted into the text that a field holds,
// not where that text is used.
class Handle {
  std::string Url, Param;

public:
  explicit Handle(const std::string &Path) : Url(Path) {
    Param = getOption("USERNAME");
    if (!Param.empty())
      Param = "&user.name=" + Param;
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'Param' goes into query parameter 'user.name' {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:31: note: encode it: 'urlEncode(Param)'
  }
  void append() { post(Url + "?op=APPEND" + Param); }
  std::string sample(const std::string &Title) {
    return "https://h.example/?q=" + urlEncode(Title);
  }
};

// It is used before it is stored.
class Later {
  std::string Url, Param;

public:
  void append() { post(Url + "?op=APPEND" + Param); }
  void name(const std::string &User) { Param = "&user.name=" + User; }
// CHECK-MESSAGES: :[[@LINE-1]]:64: warning: 'User' goes into query parameter 'user.name' {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:64: note: encode it
};

class Encoded {
  std::string Url, Param;

public:
  void name(const std::string &User) {
    Param = "&user.name=" + urlEncode(User);
  }
  void append() { post(Url + "?op=APPEND" + Param); }
};
