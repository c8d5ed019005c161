// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <string>

struct tm;
extern "C" unsigned long strftime(char *, unsigned long, const char *, const tm *);

void use(const std::string &);

void times(const tm *Now) {
  char Day[20], Month[20];
  strftime(Day, sizeof Day, "%Y-%m-%dT%H:%M", Now);
  use(std::string("https://h.example/?day=") + Day);
  strftime(Month, sizeof Month, "%d %b %Y", Now);
  use(std::string("https://h.example/?month=") + Month);
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'Month' goes into query parameter 'month' {{.*}} [uri-unencoded-data]
}
