// RUN: %check_clang_tidy %s uri-double-encoding %t

// If an object, a list or a lambda encodes whatever it gets, the mistake is to give it
// encoded text.

#include <string>
#include <utility>
#include <vector>

extern "C" {
typedef void CURL;
char *curl_easy_escape(CURL *Handle, const char *Text, int Length);
void curl_free(void *Text);
}
void get(const std::string &Url);
std::string percentEncode(const std::string &Text);

class Arguments {
public:
  void add(const std::string &Value) { Values.push_back(Value); }
  std::string joined() const {
    std::string Result;
    for (const std::string &Each : Values)
      Result += "&q=" + percentEncode(Each);
    return Result;
  }

private:
  std::vector<std::string> Values;
};

void search(const std::string &Title, const std::string &Place) {
  Arguments Of;
  Of.add(Title);
  Of.add(percentEncode(Place));
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'joined' encodes the result of 'percentEncode' again
  get("http://h/search?v=1" + Of.joined());
}

void lambda(const std::string &Title, const std::string &Place) {
  std::vector<std::string> Parts;
  const auto Add = [&](const char *Key, const std::string &Value) {
    Parts.push_back(std::string(Key) + "=" + percentEncode(Value));
  };
  Add("title", Title);
  Add("place", percentEncode(Place));
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: 'percentEncode' encodes the result of 'percentEncode' again
  get("http://h/search?" + Parts[0] + "&" + Parts[1]);
}

struct Pair {
  const char *Key, *Value;
};
static void send(CURL *Curl, const Pair *All, int Count) {
  std::string Url = "http://h/search?v=1";
  for (int I = 0; I < Count; ++I) {
    char *Value = curl_easy_escape(Curl, All[I].Value, 0);
    Url += std::string("&") + All[I].Key + "=" + Value;
    curl_free(Value);
  }
  get(Url);
}
void list(CURL *Curl, const char *Title, const char *Place) {
  char *Encoded = curl_easy_escape(Curl, Place, 0);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'curl_easy_escape' encodes the result of 'curl_easy_escape' again
  const Pair All[] = {{"title", Title}, {"place", Encoded}};
  send(Curl, All, 2);
  curl_free(Encoded);
}

// If all that is stored is encoded, who encodes it again is wrong.
class Player {
public:
  explicit Player(const std::string &Name) : Nick(percentEncode(Name)) {}
  std::string url() const {
    return "http://h/player?nick=" + percentEncode(Nick);
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'percentEncode' encodes the result of 'percentEncode' again
  }

private:
  std::string Nick;
};
void show(const std::string &Name) {
  Player Of(Name);
  get(Of.url());
}

// Members of pairs are told apart, even if other functions of the class may
// store some, too.
class Params {
  std::vector<std::pair<std::string, std::string>> All;

  void add(const std::string &Key, const std::string &Value) {
    All.push_back(std::make_pair(Key, Value));
  }
  std::string body() const {
    std::string Result;
    for (const auto &Each : All)
      Result += percentEncode(Each.first) + "=" + percentEncode(Each.second) + "&";
    return Result;
  }
  void send(const std::string &Method, const std::string &Body);

public:
  void share(const std::string &Path, const std::string &Password) {
    add("path", Path);
    add("password", percentEncode(Password));
// CHECK-MESSAGES: :[[@LINE-1]]:21: warning: 'body' encodes the result of 'percentEncode' again
    send("POST", body());
  }
};
