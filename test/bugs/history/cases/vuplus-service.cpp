// Check: uri-unencoded-data
// Reasoning: expression
// Source: kodi-pvr/pvr.vuplus@43460a4b
// Input: the service '1:0:1:a b' gives '?sRef=1:0:1:a b&repeated=0'
// Sight: missed
#include <string>

class Text : public std::string {
public:
  Text(const char *text = "");
  void Format(const char *format, ...);
};
Text URLEncodeInline(const std::string &data);
struct Channel {
  std::string serviceReference;
};
struct Timer {
  int channel, begin, end;
  char title[80], summary[200];
};
bool Send(const std::string &command);

bool AddTimer(const Channel *channels, const Timer &timer) {
  Text command;
  std::string service = channels[timer.channel - 1].serviceReference;
#ifndef MENDED
  command.Format("web/timeradd?sRef=%s&begin=%d&end=%d&name=%s&description=%s", // OR
                 service.c_str(), timer.begin, timer.end, // BUG
#else
  command.Format("web/timeradd?sRef=%s&begin=%d&end=%d&name=%s&description=%s",
                 URLEncodeInline(service).c_str(), timer.begin, timer.end,
#endif
                 URLEncodeInline(timer.title).c_str(),
                 URLEncodeInline(timer.summary).c_str());
  return Send(command);
}
