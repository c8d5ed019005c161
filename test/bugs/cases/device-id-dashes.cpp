// Check: uri-encoded-unreserved
// Reasoning: literal
// Source: letscontrolit/ESPEasy#634
// Input: '9b16-319a' is found, but '9b16%2d319a' is not
#include <string>

std::string get(const std::string &url);

std::string add(double value) {
#ifndef MENDED
  return get("https://meter.example.org/middleware.php/data/579f6430%2D9b16%2D319ab8bf.json?value=" + std::to_string(value)); // BUG
#else
  return get("https://meter.example.org/middleware.php/data/579f6430-9b16-319ab8bf.json?value=" + std::to_string(value));
#endif
}
