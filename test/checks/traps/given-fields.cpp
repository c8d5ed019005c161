// A method that only the class calls gets what its fields hold.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <curl/curl.h>
#include <string>

class Escaped {
public:
  Escaped(CURL *Handle, const std::string &Raw) {
    char *Text = curl_easy_escape(Handle, Raw.c_str(), static_cast<int>(Raw.size()));
    Wire = Text;
    curl_free(Text);
  }
  const std::string &str() const { return Wire; }

private:
  std::string Wire;
};

class Plain {
public:
  explicit Plain(const std::string &Of) : Held(Of) {}
  const std::string &str() const { return Held; }

private:
  std::string Held;
};

class Url {
public:
  Url &with(const Escaped &Value) { return add(Value.str()); }
  const std::string &str() const { return Text; }

private:
  Url &add(const std::string &Done) {
    Text += "https://h.example/?a=";
    Text += Done;
    return *this;
  }
  std::string Text;
};

class RawUrl {
public:
  RawUrl &with(const Plain &Value) { return add(Value.str()); }
  const std::string &str() const { return Text; }

private:
  RawUrl &add(const std::string &Done) {
    Text += "https://h.example/?a=";
    Text += Done;
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'Done' goes into query parameter 'a' without percent-encoding{{.*}} [uri-unencoded-data]
    return *this;
  }
  std::string Text;
};
