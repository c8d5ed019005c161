// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

// The name of a file is one segment; a path holds slashes on purpose.

#include <filesystem>
#include <string>

std::string percentEncode(const std::string &Text);
std::string put(const std::string &Box, const std::filesystem::path &File) {
  return "https://h.example/files/" + percentEncode(Box) + "/" + File.filename().string();
// CHECK-MESSAGES: :[[@LINE-1]]:66: warning: 'filename' goes into a path segment without percent-encoding
}
std::string putPath(const std::string &Box, const std::filesystem::path &File) {
  return "https://h.example/files/" + percentEncode(Box) + "/" + File.relative_path().string();
}
