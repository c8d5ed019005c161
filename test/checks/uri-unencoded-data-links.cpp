// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// A link in a message is a URI, if a variable says so.
#include <string>

std::string encodePart(const std::string &Text);
void sendMail(const std::string &To, const std::string &Text);
void logMessage(const std::string &Text);

void confirm(const std::string &To, const std::string &Name, const std::string &Token) {
  std::string Link = "https://h.example/confirm?token=" + encodePart(Token);
  Link += "&name=" + Name;
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'Name' goes into query parameter 'name' without percent-encoding{{.*}} [uri-unencoded-data]
  sendMail(To, "Dear " + Name + ",\nplease open " + Link + " soon.\n");
}
void confirmEncoded(const std::string &To, const std::string &Name) {
  const std::string Link = "https://h.example/confirm?name=" + encodePart(Name);
  sendMail(To, "Dear " + Name + ",\nplease open " + Link + " soon.\n");
}

// No variable holds the link, or nothing but a log shows it.
void other(const std::string &To, const std::string &Name) {
  const std::string Text = "see https://h.example/help?name=" + Name;
  sendMail(To, Text + " or ask.");
}
