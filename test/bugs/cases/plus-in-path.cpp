// Check: uri-encoder-mismatch
// Reasoning: expression
// Source: common: clients that use one encoder everywhere
// Input: the file 'a b' is asked for as 'a+b'
#include <string>

std::string formEncode(const std::string &text) {
  std::string out;
  for (unsigned char c : text) {
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '.' ||
        c == '_' || c == '*') {
      out += char(c);
    } else if (c == ' ') {
      out += '+';
    } else {
      out += '%';
      out += "0123456789ABCDEF"[c >> 4];
      out += "0123456789ABCDEF"[c & 15];
    }
  }
  return out;
}
std::string pathEncode(const std::string &text);
bool download(const std::string &url);

bool fetchAttachment(const std::string &server, const std::string &fileName) {
#ifndef MENDED
  return download(server + "/attachments/" + formEncode(fileName) + "?inline=1"); // BUG
#else
  return download(server + "/attachments/" + pathEncode(fileName) + "?inline=1");
#endif
}
