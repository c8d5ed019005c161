// Check: uri-unencoded-data
// Reasoning: expression
// Source: pavel-pimenov/flylinkdc-r5xx#681
// Input: 'Rocky & Bullwinkle.avi' gives '&dn=Rocky & Bullwinkle.avi': cut at '&'
#include <string>

namespace Util {
std::string encodeURI(const std::string &text);
}

std::string makeMagnet(const std::string &hash, const std::string &file,
                       long size) {
#ifndef MENDED
  return "magnet:?xt=urn:tree:tiger:" + hash + "&xl=" + std::to_string(size) + "&dn=" + file; // BUG
#else
  return "magnet:?xt=urn:tree:tiger:" + hash + "&xl=" + std::to_string(size) +
         "&dn=" + Util::encodeURI(file);
#endif
}
