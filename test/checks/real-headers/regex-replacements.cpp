// RUN: %check_clang_tidy %s 'uri-unencoded-data,uri-encoder-mismatch' %t

#include <regex>
#include <string>

void fetch(const std::string &url);

// A pattern that matches one text only replaces as that text does.
void blanks(const std::string &query, const std::string &text) {
  fetch("https://h.example/?q=" + std::regex_replace(query, std::regex(" "), "%20"));
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: {{.*}} [uri-encoder-mismatch]
  static const std::regex blank("[ ]");
  const std::string q = std::regex_replace(text, blank, "%20");
  fetch("https://h.example/?q=" + q);
// CHECK-MESSAGES: :[[@LINE-2]]:25: warning: {{.*}} [uri-encoder-mismatch]
}

// Those that match more.
void others(const std::string &id, const std::string &word) {
  fetch("https://h.example/?id=" + std::regex_replace(id, std::regex("[^a-z0-9]"), ""));
  fetch("https://h.example/?w=" + std::regex_replace(word, std::regex("\\W"), "%20"));
}

// Placeholders.
void filled(const std::string &name) {
  const std::string pattern = "https://h.example/?name=@name@";
  fetch(std::regex_replace(pattern, std::regex("@name@"), name));
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'name' goes into query parameter 'name' {{.*}} [uri-unencoded-data]
}
