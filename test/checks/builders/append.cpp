// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <string>

// Straight-line code.
std::string straight(const std::string &Key, const std::string &Value) {
  std::string Url = "https://h.example/find?";
  Url += Key;
  Url += "=";
  Url += Value;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Value' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// append and push_back.
std::string methods(const std::string &Place) {
  std::string Url("https://h.example/find");
  Url.push_back('?');
  Url.append("q");
  Url.append(1, '=');
  Url.append(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}
std::string chainedAppend(const std::string &Place) {
  std::string Url;
  Url.append("https://h.example/find?q=").append(Place).append("&n=1");
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// A chain after +=.
std::string chain(const std::string &Place) {
  std::string Url = "https://h.example/find";
  Url += "?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// An assignment of the variable itself and more.
std::string assigned(const std::string &Place) {
  std::string Url = "https://h.example/find?q=";
  Url = Url + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// Under a condition.
std::string condition(bool More, const std::string &Place) {
  std::string Url = "https://h.example/find?a=1";
  if (More)
    Url += "&q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  Url += "&z=1";
  return Url;
}
std::string branches(bool More, const std::string &Place) {
  std::string Url;
  if (More)
    Url = "https://h.example/find?q=";
  else
    Url = "https://h.example/search?q=";
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// In a loop.
struct Pair {
  std::string Key, Value;
};
std::string loop(const Pair *Pairs, int Count) {
  std::string Url = "https://h.example/find?";
  for (int I = 0; I < Count; ++I) {
    if (I > 0)
      Url += "&";
    Url += Pairs[I].Key;
    Url += "=";
    Url += Pairs[I].Value;
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Value' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  return Url;
}
std::string loopWithFlag(const Pair *Pairs, int Count) {
  std::string Query;
  bool First = true;
  for (int I = 0; I < Count; ++I) {
    if (!First)
      Query += "&";
    First = false;
    Query += "city=" + Pairs[I].Value;
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'Value' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  return "https://h.example/?" + Query;
}
std::string loopOverRange(const Pair (&Pairs)[3]) {
  std::string Url = "https://h.example/find?a=1";
  for (const Pair &P : Pairs)
    Url += "&city=" + P.Value;
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'Value' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}
std::string whileLoop(const Pair *Pairs, int Count) {
  std::string Url = "https://h.example/find?a=1";
  while (Count-- > 0) {
    Url += "&city=";
    Url += Pairs[Count].Value;
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Value' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  return Url;
}

// Early returns.
std::string early(bool Plain, const std::string &Place) {
  std::string Url = "https://h.example/find";
  if (Plain)
    return Url;
  Url += "?q=";
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// An output parameter and a field.
void outParameter(std::string &Url, const std::string &Place) {
  Url = "https://h.example/find?q=";
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
struct Client {
  std::string Url;
  void set(const std::string &Place) {
    Url = "https://h.example/find?q=";
    Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
};

// A string accessed through a pointer.
void pointer(std::string *Out, const std::string &Place) {
  *Out = "https://h.example/find?q=";
  *Out += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:11: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void arrow(std::string *Out, const std::string &Place) {
  Out->append("https://h.example/find?q=");
  Out->append(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A field of another object.
struct Request {
  std::string Url;
};
void fieldOf(Request &R, const std::string &Place) {
  R.Url = "https://h.example/find?q=";
  R.Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void fieldBehind(Request *R, const std::string &Place) {
  R->Url = "https://h.example/find";
  R->Url.append("?q=").append(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Two objects have two fields.
void twoObjects(Request &A, Request &B, const std::string &City) {
  A.Url = "https://h.example/find?q=";
  B.Url = "https://h.example/find/";
  B.Url += City;
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A temporary.
std::string temporary(const std::string &Place) {
  return std::string().append("https://h.example/find?q=").append(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:67: warning: 'Place' goes into query parameter 'q'{{.*}} [uri-unencoded-data]
}

// Not reported: the content before the append is unknown after another function
// may have changed the string, and no key is visible.
void change(std::string &Text);
std::string changed(const std::string &Place) {
  std::string Text = "https://h.example/find?q=";
  change(Text);
  Text += Place;
  return Text;
}

// Not reported: cleared.
std::string cleared(const std::string &Place) {
  std::string Text = "https://h.example/find?q=";
  Text.clear();
  Text += Place;
  return Text;
}

// A cast to void does not read: the content of the variable is still a URI.
void unused(const std::string &Place) {
  std::string Url = "https://h.example/find?q=";
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  (void)Url;
}
