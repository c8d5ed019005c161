// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>
#include <string.h>
#include <string>

// Separators that a program chooses at run time.
struct Pair {
  const char *Key, *Value;
  Pair *Next;
};

// The separator is a variable.
std::string variable(const Pair *P) {
  std::string Url = "https://h.example/find";
  char Separator = '?';
  for (; P; P = P->Next) {
    Url += Separator;
    Url += P->Key;
    Url += '=';
    Url += P->Value;
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Value' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
    Separator = '&';
  }
  return Url;
}

// A ternary chooses it.
std::string ternary(const Pair *P) {
  std::string Url = "https://h.example/find";
  bool First = true;
  for (; P; P = P->Next) {
    Url += First ? "?" : "&";
    First = false;
    Url += std::string(P->Key) +
           "=" +
           P->Value;
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Value' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  return Url;
}
std::string find(std::string Url, const char *Place) {
  Url += Url.find('?') == std::string::npos ? "?" : "&";
  Url += "q=";
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// A branch chooses it.
std::string branch(std::string Url, const char *Place) {
  if (Url.find('?') == std::string::npos)
    Url += "?";
  else
    Url += "&";
  Url += std::string("q=") + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'Place' goes into query parameter 'q'{{.*}} [uri-unencoded-data]
  return Url;
}
std::string branchOfLiterals(bool More, const char *Place) {
  std::string Url = "https://h.example/find";
  if (More)
    Url += "?a=1&q=";
  else
    Url += "?q=";
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// The separator is at the end, except after the last one.
std::string behind(const Pair *P) {
  std::string Url = "https://h.example/find?";
  for (; P; P = P->Next) {
    Url += P->Key;
    Url += "=";
    Url += P->Value;
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Value' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
    if (P->Next)
      Url += "&";
  }
  return Url;
}

// Parts by condition.
std::string parts(const char *City, const char *Street) {
  std::string Url = "https://h.example/";
  if (City) {
    Url += "city/";
    Url += City;
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  Url += "/street/";
  Url += Street;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Street' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  Url += "/all";
  return Url;
}

// A loop with goto.
std::string jump(const char *Place, int Count) {
  std::string Url = "https://h.example/?a=1";
Again:
  Url += "&q=";
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  if (Count-- > 0)
    goto Again;
  return Url;
}
