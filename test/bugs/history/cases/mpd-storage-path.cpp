// Check: uri-unencoded-data
// Reasoning: expression
// Source: MusicPlayerDaemon/MPD@18e6c69e
// Input: the song 'a#b.mp3' gives 'http://nas/music/a#b.mp3'
// Sight: missed
// Missed: the function that joins base and path is defined elsewhere
#include <string>

struct PathTraits {
  static std::string Build(const char *base, const char *other);
};
std::string escapePath(const char *path);

class CurlStorage {
  const std::string base;

public:
  explicit CurlStorage(const char *uri) : base(uri) {}
  std::string MapUTF8(const char *uri_utf8) const {
    if (*uri_utf8 == 0)
      return base;
#ifndef MENDED
    return PathTraits::Build(base.c_str(), uri_utf8); // MISSED
#else
    std::string path_esc = escapePath(uri_utf8);
    return PathTraits::Build(base.c_str(), path_esc.c_str());
#endif
  }
};
