// RUN: %check_clang_tidy %s uri-unencoded-data %t

// A class that owns a text releases it by a function that nothing is known of.

#include <cstdlib>
#include <string>

extern "C" {
char *curl_easy_escape(void *Handle, const char *Text, int Length);
void curl_free(void *Text);
char *strdup(const char *Text);
}
void use(const std::string &Url);

template <typename T> class Owner {
public:
  explicit Owner(void (*Free)(void *)) : Held(nullptr), Free(Free) {}
  ~Owner() { reset(); }
  Owner &operator=(T *Other) {
    reset(Other);
    return *this;
  }
  void reset(T *Other = nullptr) {
    if (Held != Other) {
      if (Held)
        Free(static_cast<void *>(Held));
      Held = Other;
    }
  }
  T *get() const { return Held; }

private:
  T *Held;
  void (*Free)(void *);
};

void encoded(void *Curl, const char *Title) {
  Owner<char> Value(curl_free);
  Value = curl_easy_escape(Curl, Title, 0);
  use("https://h.example/?title=" + std::string(Value.get()));
}
void raw(const char *Title) {
  Owner<char> Value(free);
  Value = strdup(Title);
  use("https://h.example/?title=" + std::string(Value.get()));
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Value' goes into query parameter 'title' without percent-encoding
}

// A URI that an encoder for whole URIs repairs later.
static std::string repaired(const std::string &Url) {
  static const char Digits[] = "0123456789ABCDEF";
  std::string Result;
  for (unsigned char C : Url)
    if ((C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') || (C >= '0' && C <= '9') ||
        C == ':' || C == '/' || C == '-' || C == '.' || C == '_' || C == '~')
      Result += static_cast<char>(C);
    else
      Result += std::string("%") + Digits[C >> 4] + Digits[C & 15];
  return Result;
}
void played(const std::string &Path) {
  const std::string Url = "file://" + Path;
  use(repaired(Url));
}
void played_raw(const std::string &Path) {
  const std::string Url = "file://" + Path;
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Path' goes into a 'file:' URI without percent-encoding
  use(Url);
}
