// RUN: %check_clang_tidy %s uri-premature-decoding %t

#include <map>
#include <string>
#include <vector>

// Functions that split a path, known from a catalogue or by their names.

namespace web {
struct uri {
  static std::string decode(const std::string &encoded);
  static std::vector<std::string> split_path(const std::string &path);
  std::string path() const;
};
} // namespace web
std::vector<std::string> splitPath(const std::string &Path);
std::vector<std::string> splitFilePath(const std::string &Path);

std::vector<std::string> atOnce(const web::uri &Uri) {
  return web::uri::split_path(web::uri::decode(Uri.path()));
  // CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'decode' decodes the whole path before it is split: an encoded '/' in a value then acts as a delimiter; {{.*}} [uri-premature-decoding]
  // CHECK-MESSAGES: :[[@LINE-2]]:10: note: it is split here
}

std::vector<std::string> byName(const web::uri &Uri) {
  const std::string Path = web::uri::decode(Uri.path());
  // CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'decode' decodes the whole path before it is split: {{.*}} [uri-premature-decoding]
  return splitPath(Path);
  // CHECK-MESSAGES: :[[@LINE-1]]:10: note: it is split here
}

std::vector<std::string> eachPart(const web::uri &Uri) {
  std::vector<std::string> Parts = web::uri::split_path(Uri.path());
  for (std::string &Part : Parts)
    Part = web::uri::decode(Part);
  return Parts;
}

std::vector<std::string> ofFile(const web::uri &Uri) {
  return splitFilePath(web::uri::decode(Uri.path()));
}
