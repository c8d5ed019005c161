// REQUIRES: qt5
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- -- %qt5_flags

// The name of a file without its folder is a single segment.

#include <QFileInfo>
#include <QUrl>
#include <libgen.h>
#include <string>

bool get(const std::string &url);
void load(const QUrl &url);

void last(const std::string &path) {
  get("https://h.example/up/" + path.substr(path.find_last_of("/\\") + 1));
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: 'path' goes into a path segment {{.*}} [uri-unencoded-data]
  const auto slash = path.rfind('/');
  get("https://h.example/up/" + path.substr(slash + 1));
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: 'path' goes into a path segment {{.*}} [uri-unencoded-data]
}

// It may still have several segments.
void first(const std::string &path) {
  get("https://h.example/up/" + path.substr(path.find('/') + 1));
}
void dotted(const std::string &path) {
  get("https://h.example/up/" + path.substr(path.rfind('.') + 1));
}

void info(const QString &path) {
  const QFileInfo file(path);
  load(QUrl("https://h.example/up/" + file.fileName()));
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'fileName' goes into a path segment {{.*}} [uri-unencoded-data]
  load(QUrl("https://h.example/up/" + file.path()));
}

void base(char *path) {
  get(std::string("https://h.example/up/") + basename(path));
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'path' goes into a path segment {{.*}} [uri-unencoded-data]
}
