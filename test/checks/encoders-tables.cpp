// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-encoder %t

#include <bitset>
#include <cctype>
#include <string>

// Tables that a constructor fills.
class UrlWriter {
public:
  UrlWriter() {
    for (int C = 0; C < 256; ++C)
      Safe.set(C, C < 0x80 && std::isalnum(C) != 0);
    for (const char C : std::string("-_."))
      Safe[static_cast<unsigned char>(C)] = true;
    Safe.set('&');
  }
  std::string encodeUrl(const std::string &Text) const {
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'encodeUrl' encodes '~', which does not need it [uri-faulty-encoder]
    static const char Digits[] = "0123456789ABCDEF";
    std::string Out;
    for (const unsigned char C : Text)
      if (Safe.test(C)) {
        Out += static_cast<char>(C);
      } else {
        Out += '%';
        Out += Digits[C >> 4];
        Out += Digits[C & 15];
      }
    return Out;
  }

private:
  std::bitset<256> Safe;
};

class UrlArray {
public:
  explicit UrlArray(int Level) : Level(Level) { fill(); }
  std::string encodeUrl(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'encodeUrl' writes lowercase hex digits [uri-faulty-encoder]
    return write(Text, "0123456789abcdef");
// CHECK-FIXES: return write(Text, "0123456789ABCDEF");
  }
  std::string encodeUrlRight(const std::string &Text) {
    return write(Text, "0123456789ABCDEF");
  }

private:
  std::string write(const std::string &Text, const char *Digits) {
    std::string Out;
    for (const unsigned char C : Text) {
      if (Safe[C]) {
        Out += static_cast<char>(C);
        continue;
      }
      Out += '%';
      Out += Digits[C >> 4];
      Out += Digits[C & 15];
    }
    return Out;
  }
  void fill() {
    for (int C = 'a'; C <= 'z'; ++C)
      Safe[C] = Safe[C - 32] = true;
    for (int C = '0'; C <= '9'; ++C)
      Safe[C] = true;
    Safe['-'] = Safe['.'] = Safe['_'] = Safe['~'] = true;
  }
  int Level;
  bool Safe[256] = {};
};

// Another method changes the table: what is kept is not known.
class UrlOptions {
public:
  UrlOptions() {
    for (int C = 'a'; C <= 'z'; ++C)
      Safe[C] = true;
  }
  void keep(unsigned char C) { Safe[C] = true; }
  std::string encodeUrl(const std::string &Text) const {
    static const char Digits[] = "0123456789ABCDEF";
    std::string Out;
    for (const unsigned char C : Text)
      if (Safe[C])
        Out += static_cast<char>(C);
      else
        ((Out += '%') += Digits[C >> 4]) += Digits[C & 15];
    return Out;
  }

private:
  bool Safe[256] = {};
};

// A constructor that is not understood.
void fill(bool *Table);
class UrlFilled {
public:
  UrlFilled() { fill(Safe); }
  std::string encodeUrl(const std::string &Text) const {
    static const char Digits[] = "0123456789ABCDEF";
    std::string Out;
    for (const unsigned char C : Text)
      if (Safe[C])
        Out += static_cast<char>(C);
      else
        ((Out += '%') += Digits[C >> 4]) += Digits[C & 15];
    return Out;
  }

private:
  bool Safe[256] = {};
};
