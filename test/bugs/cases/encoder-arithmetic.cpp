// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: cvmfs/cvmfs#3368
// Input: '南' gives '%/%%)-…': negative bytes lead to negative digits
#include <string>

#ifndef MENDED
static bool EscapeUrlChar(char input, char output[3]) { // OR
#else
static bool EscapeUrlChar(unsigned char input, char output[3]) {
#endif
  if (((input >= '0') && (input <= '9')) || ((input >= 'A') && (input <= 'Z')) ||
      ((input >= 'a') && (input <= 'z')) || input == '/' || input == ':' ||
      input == '.' || input == '@' || input == '+' || input == '-' ||
      input == '_' || input == '~') {
    output[0] = input;
    return false;
  }
  output[0] = '%';
  output[1] = (input / 16) + ((input / 16 <= 9) ? '0' : 'A' - 10); // BUG
  output[2] = (input % 16) + ((input % 16 <= 9) ? '0' : 'A' - 10); // OR
  return true;
}

std::string EscapeUrl(const std::string &url) { // OR
  std::string escaped;
  char buf[3];
  for (unsigned i = 0; i < url.length(); ++i) {
    if (EscapeUrlChar(url[i], buf))
      escaped.append(buf, 3);
    else
      escaped.push_back(buf[0]);
  }
  return escaped;
}
