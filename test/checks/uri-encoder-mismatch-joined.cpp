// RUN: %check_clang_tidy -std=c++17 %s uri-encoder-mismatch %t -- -config="{CheckOptions: {MinConfidence: possible}}"
// RUN: %check_clang_tidy -check-suffixes=DEFAULT -std=c++17 %s uri-encoder-mismatch %t

#include <string>

// A path of several segments that an encoder for values makes one segment of is
// only possible: some servers expect that.

extern "C" char *curl_escape(const char *Text, int Length);
void fetch(const std::string &Url);

void joined(const std::string &Folder, const std::string &Name) {
  fetch(std::string("https://h.example/raw/") + curl_escape((Folder + "/" + Name).c_str(), 0));
  // CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'curl_escape' encodes a whole path: every '/' becomes '%2F', and the path becomes a single segment; encode each segment [uri-encoder-mismatch]
  fetch(std::string("https://h.example/raw/") + curl_escape(Folder.c_str(), 0) + "/" + curl_escape(Name.c_str(), 0));
  fetch(std::string("https://h.example/find?file=") + curl_escape((Folder + "/" + Name).c_str(), 0));
  fetch(std::string("https://h.example/raw/") + curl_escape((Folder + "-" + Name).c_str(), 0));
}
void absolute(const std::string &Name) {
  fetch(std::string("https://h.example") + curl_escape(("/data/" + Name).c_str(), 0));
  // CHECK-MESSAGES: :[[@LINE-1]]:44: warning: {{.*}} [uri-encoder-mismatch]
  // CHECK-MESSAGES-DEFAULT: :[[@LINE-2]]:44: warning: {{.*}} [uri-encoder-mismatch]
}
