// Check: uri-illegal-character
// Reasoning: sink
// Source: common: clients of devices with a fixed web interface
// Input: the request line has a blank in its target
#include <string>

struct Response {
  std::string body;
};
class HttpClient {
public:
  explicit HttpClient(const char *host);
  Response Get(const char *path);
};

std::string report(const char *device) {
  HttpClient client(device);
#ifndef MENDED
  return client.Get("/reports/Daily Summary.csv").body; // BUG
#else
  return client.Get("/reports/Daily%20Summary.csv").body;
#endif
}
