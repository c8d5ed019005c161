// People choose passwords; services make the secrets of programs, and names
// for places in their own data.
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- \
// RUN:   -- -isystem %clang_tidy_headers

#include <string>

class Account {
  std::string Password, ClientSecret, NextSearchReference;

public:
  std::string secrets() const {
    return "https://h.example/login?client_secret=" + ClientSecret +
           "&context=" + NextSearchReference + "&user_password=" + Password;
// CHECK-MESSAGES: :[[@LINE-1]]:68: warning: 'Password' goes into query parameter 'user_password'
  }
};
