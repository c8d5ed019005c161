// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <map>
#include <string>

std::string urlEncode(const std::string &Text);
void post(const char *Path, const std::string &Text, const char *Type);

// Names say that the pairs are a query.
std::string toQueryString(const std::map<std::string, std::string> &All) {
  std::string Result;
  for (const auto &Each : All) {
    if (!Result.empty())
      Result += '&';
    Result += urlEncode(Each.first) + "=" + Each.second;
// CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: 'Each.second' goes into {{.*}} [uri-unencoded-data]
  }
  return Result;
}

std::string toQueryStringRight(const std::map<std::string, std::string> &All) {
  std::string Result;
  for (const auto &Each : All)
    Result += urlEncode(Each.first) + "=" + urlEncode(Each.second) + "&";
  return Result;
}

std::string settings(const std::map<std::string, std::string> &All) {
  std::string Result;
  for (const auto &Each : All)
    Result += Each.first + "=" + Each.second;
  return Result;
}

// The call says that a text is a form.
void send(const std::string &Note) {
  post("/notes", "note=" + Note, "application/x-www-form-urlencoded");
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'Note' goes into {{.*}} [uri-unencoded-data]
  post("/notes", "note=" + urlEncode(Note), "application/x-www-form-urlencoded");
  post("/notes", "note=" + Note, "text/plain");
}
void sendPair(const std::string &Name, const std::string &Note) {
  const std::string Type = "application/x-www-form-urlencoded; param=" + Name;
  post("/notes", Name + "=" + Note, Type.c_str());
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'Note' goes into a query value {{.*}} [uri-unencoded-data]
}
void sendSplit(const std::string &Name, const std::string &Note) {
  std::string Type = "application/";
  Type += "x-www-form-urlencoded";
  post("/notes", Name + "=" + Note, Type.c_str());
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'Note' goes into a query value {{.*}} [uri-unencoded-data]
}

// OData has keys that begin with a '$'; other names with it are variables.
void odata(const std::string &Term) {
  const std::string Url = "https://h.example/people?$search=" + Term;
// CHECK-MESSAGES: :[[@LINE-1]]:65: warning: 'Term' goes into query parameter '$search' {{.*}} [uri-unencoded-data]
  const std::string Other = "https://$HOST/people?search=" + Term;
  const std::string Group = "https://h.example/$1?search=" + Term;
}

// A pair after a question mark, whatever the base is called.
std::string behind(const std::string &What, const std::string &Key, const std::string &Value) {
  return What + "?" + Key + "=" + Value;
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'Value' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string behindRight(const std::string &What, const std::string &Key, const std::string &Value) {
  return What + "?" + urlEncode(Key) + "=" + urlEncode(Value);
}
std::string inSentence(const std::string &What, const std::string &Key, const std::string &Value) {
  return What + " ? " + Key + " = " + Value;
}

// Pairs that a field collects.
class Items {
public:
  void add(const std::string &Key, const std::string &Value) {
    if (!All.empty())
      All += "&";
    All += urlEncode(Key) + "=" + Value;
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'Value' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  std::string behind(const std::string &Base) const { return Base + "?" + All; }

private:
  std::string All;
};
class Lines {
public:
  void add(const std::string &Key, const std::string &Value) { All += Key + "=" + Value + "\n"; }
  std::string behind(const std::string &Title) const { return Title + "\n" + All; }

private:
  std::string All;
};
