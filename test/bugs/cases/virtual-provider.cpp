// Check: uri-unencoded-data
// Reasoning: summary
// Source: common: lyrics plugins of music players
// Input: the title 'Why?' ends the path
#include <string>

std::string urlencode(const std::string &text);
std::string fetchPage(const std::string &url);

class Provider {
public:
  virtual ~Provider() {}
  virtual std::string address(const std::string &artist, const std::string &title) const = 0;
};

class Archive : public Provider {
  std::string address(const std::string &artist, const std::string &title) const override {
#ifndef MENDED
    return "https://lyrics.example.org/" + urlencode(artist) + "/" + title + ".html"; // BUG
#else
    return "https://lyrics.example.org/" + urlencode(artist) + "/" + urlencode(title) + ".html";
#endif
  }
};

std::string lyrics(const Provider &provider, const std::string &artist, const std::string &title) {
  return fetchPage(provider.address(artist, title));
}
