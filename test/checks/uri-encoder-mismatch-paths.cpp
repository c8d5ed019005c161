// RUN: %check_clang_tidy -std=c++17 %s uri-encoder-mismatch %t

// An encoder for values that is given a whole path makes one segment of it. A
// constant may choose whether it does.

#include <cctype>
#include <string>

std::string component(const std::string &Text) {
  static const char Hex[] = "0123456789ABCDEF";
  std::string Out;
  for (unsigned char C : Text)
    if (std::isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~')
      Out += C;
    else
      Out += {'%', Hex[C >> 4], Hex[C & 15]};
  return Out;
}

enum Slashes { Keep, Replace };
std::string quote(const std::string &Text, Slashes How = Keep) {
  static const char Hex[] = "0123456789ABCDEF";
  std::string Out;
  for (unsigned char C : Text)
    if (std::isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~' ||
        (C == '/' && How == Keep))
      Out += C;
    else
      Out += {'%', Hex[C >> 4], Hex[C & 15]};
  return Out;
}

std::string get(const std::string &Url);

struct Store {
  std::string Base, Bucket;

  std::string afterBase(const std::string &Name) {
    return get(Base + component("/files/" + Name));
    // CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'component' encodes a whole path: every '/' becomes '%2F', and the path becomes a single segment; encode each segment [uri-encoder-mismatch]
  }
  std::string afterValue(const std::string &Project, const std::string &Name) {
    const std::string Rest = "/files/" + Name + "/content";
    return get(Base + "/projects/" + component(Project) + component(Rest));
    // CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'component' encodes a whole path
  }
  std::string afterSegment(const std::string &Name) {
    return get(Base + "/dav" + component("/" + Name));
    // CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'component' encodes a whole path
  }
  std::string replaced(const std::string &Key) {
    const std::string Path = "/" + Bucket + "/" + Key;
    return get(Base + quote(Path, Replace));
    // CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'quote' encodes a whole path
  }

  // Not reported: the slashes are kept.
  std::string kept(const std::string &Key) {
    const std::string Path = "/" + Bucket + "/" + Key;
    return get(Base + quote(Path, Keep)) + get(Base + quote(Path));
  }
  // Not reported: a segment, and a value, that begin with a slash.
  std::string absolute(const std::string &Name) {
    return get(Base + "/" + component("/etc/" + Name)) +
           get(Base + "/list?path=" + component("/" + Name));
  }
  // Not reported: a path that does not begin with one may be a single name.
  std::string project(const std::string &Group, const std::string &Name) {
    return get(Base + "/projects/" + component(Group + "/" + Name));
  }
};
