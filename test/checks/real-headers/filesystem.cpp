// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <filesystem>
#include <string>

namespace fs = std::filesystem;
void open_url(const std::string &url);

void here() {
  open_url("file://" + fs::current_path().string());
  // CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'current_path' goes into a 'file:' URI without percent-encoding
}

void whole(const std::string &name) {
  open_url("file://" + fs::absolute(name).string());
  // CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'absolute' goes into a 'file:' URI without percent-encoding
}

void all(const std::string &folder) {
  for (const auto &entry : fs::directory_iterator(folder)) {
    open_url("http://example.org/open?file=" + entry.path().filename().string());
    // CHECK-MESSAGES: :[[@LINE-1]]:48: warning: 'filename' goes into query parameter 'file' without percent-encoding
  }
}

// The program chooses these names.
void constant() {
  const fs::path page("/usr/share/doc/index.html");
  open_url("file://" + page.string());
  open_url("http://example.org/" + page.filename().string());
}
