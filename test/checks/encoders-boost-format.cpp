// RUN: %check_clang_tidy %s uri-faulty-encoder,uri-double-encoding %t

#include <cctype>
#include <string>

namespace boost {
template <typename Char> struct basic_format {
  explicit basic_format(const Char *Text);
  template <typename T> basic_format &operator%(const T &Value);
  std::basic_string<Char> str() const;
};
using format = basic_format<char>;
template <typename Char> std::string str(const basic_format<Char> &Of);
} // namespace boost

static bool isKept(unsigned char C) {
  return C < 0x80 && (std::isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~');
}
std::string escaped(const std::string &Text) {
  std::string Out;
  for (const unsigned char C : Text)
    if (isKept(C))
      Out += static_cast<char>(C);
    else
      Out += (boost::format("%%%02X") % static_cast<int>(C)).str();
  return Out;
}
std::string twice(const std::string &Name) {
  return "https://h.example/?q=" + escaped(escaped(Name));
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: {{.*}} [uri-double-encoding]
}
std::string urlSigned(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlSigned' sign-extends {{.*}} [uri-faulty-encoder]
  std::string Out;
  for (const char C : Text)
    if (isKept(static_cast<unsigned char>(C)))
      Out += C;
    else
      Out += boost::str(boost::format("%%%02X") % static_cast<int>(C));
// CHECK-FIXES: Out += boost::str(boost::format("%%%02X") % static_cast<int>(static_cast<unsigned char>(C)));
  return Out;
}

// A stream writes characters as characters; what was given before is not known.
std::string urlOfCharacter(const std::string &Text) {
  std::string Out;
  for (const char C : Text)
    if (isKept(static_cast<unsigned char>(C)))
      Out += C;
    else
      Out += boost::str(boost::format("%%%02X") % C);
  return Out;
}
std::string urlOfVariable(const std::string &Text) {
  std::string Out;
  boost::format Escape("%%%02X");
  for (const char C : Text)
    if (isKept(static_cast<unsigned char>(C)))
      Out += C;
    else
      Out += boost::str(Escape % static_cast<int>(C));
  return Out;
}
