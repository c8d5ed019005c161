// Check: uri-unencoded-data
// Reasoning: expression
// Source: opdenkamp/xbmc-pvr-addons#102
// Input: the title 'Tom & Jerry' gives 'web/timeradd?...&name=Tom & Jerry'
#include <string>

struct CStdString : std::string {
  void Format(const char *fmt, ...) __attribute__((format(printf, 2, 3)));
};

class Vu {
public:
  bool AddTimer(const std::string &ref, unsigned begin, unsigned end,
                const std::string &title);

private:
  std::string URLEncodeInline(const std::string &text);
  bool SendSimpleCommand(const std::string &command);
};

bool Vu::AddTimer(const std::string &ref, unsigned begin, unsigned end,
                  const std::string &title) {
  CStdString command;
#ifndef MENDED
  command.Format("web/timeradd?sRef=%s&begin=%u&end=%u&name=%s&eit=0", // OR
                 URLEncodeInline(ref).c_str(), begin, end, title.c_str()); // BUG
#else
  command.Format("web/timeradd?sRef=%s&begin=%u&end=%u&name=%s&eit=0",
                 URLEncodeInline(ref).c_str(), begin, end,
                 URLEncodeInline(title).c_str());
#endif
  return SendSimpleCommand(command);
}
