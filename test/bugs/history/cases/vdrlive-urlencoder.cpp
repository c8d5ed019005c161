// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: MarkusEh/vdr-plugin-live@9a1f80da
// Input: 'ü' gives '%FFFFFFC3%FFFFFFBC'
// Sight: missed
#include <iomanip>
#include <sstream>
#include <string>

namespace std {
template <typename I, typename F> F for_each(I begin, I end, F function);
}

// The project's functor writes small digits, and escapes '_' and '~'.
struct urlencoder { // OR
  std::ostream &ostr_;
  urlencoder(std::ostream &ostr) : ostr_(ostr) {}

  void operator()(char ch) { // OR
    static const char allowedChars[] = "!!!!!!!!!!!!!!!!"
                                       "!!!!!!!!!!!!!!!!"
                                       "!!!!!!!!!!!!!-./"
                                       "0123456789!!!!!!"
                                       "!ABCDEFGHIJKLMNO"
                                       "PQRSTUVWXYZ!!!!_"
                                       "!abcdefghijklmno"
                                       "pqrstuvwxyz!!!~!";
    if (ch == ' ')
      ostr_ << '+';
    else if (static_cast<signed char>(ch) < 0 ||
             allowedChars[size_t(ch)] == '!')
      ostr_ << '%' << std::setw(2) << std::setfill('0') << std::hex
#ifndef MENDED
            << std::uppercase << int(ch); // BUG
#else
            << std::uppercase << int(static_cast<unsigned char>(ch));
#endif
    else
      ostr_ << ch;
  }
};

std::string StringUrlEncode(const std::string &input) { // OR
  std::ostringstream ostr;
  std::for_each(input.begin(), input.end(), urlencoder(ostr));
  return ostr.str();
}
