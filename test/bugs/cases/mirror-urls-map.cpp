// Check: uri-illegal-character
// Reasoning: literal
// Source: common: updaters with a list of mirrors
// Input: the URL has a blank in its path
#include <map>
#include <string>

struct Mirror {
  const char *country;
  const char *baseUrl;
};

static const Mirror mirrors[] = {
    {"de", "https://mirror.example.de/pub/"},
#ifndef MENDED
    {"fr", "https://miroir.example.fr/Logiciels libres/"}, // BUG
#else
    {"fr", "https://miroir.example.fr/Logiciels%20libres/"},
#endif
};

std::string packageUrl(int mirror) { return std::string(mirrors[mirror].baseUrl) + "package.tar.gz"; }
