// Check: uri-unencoded-data
// Reasoning: expression
// Source: Icinga/icinga2@07f6f6e3
// Input: the command 'a b' gives the target '/v1/checker?command=a b'
// Sight: found
#include <string>

struct Request {
  void method(int verb);
  void target(const std::string &target);
};
class Url {
public:
  void AddSegment(const std::string &segment);
  void AddQuery(const std::string &key, const std::string &value);
  std::string Format() const;
};

void prepare(Request *req, const std::string &psCommand) {
  req->method(1);
#ifndef MENDED
  req->target("/v1/checker?command=" + psCommand); // BUG
#else
  Url uri;
  uri.AddSegment("v1");
  uri.AddSegment("checker");
  uri.AddQuery("command", psCommand);
  req->target(uri.Format());
#endif
}
