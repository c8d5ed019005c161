// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: OSGeo/gdal ogr/ogrsf_frmts/carto/ogrcartodatasource.cpp (3.6)
// Input: the statement "… LIKE '%25'" gives "q=… LIKE '%25'", decoded to "'%'"
#include <cstdio>
#include <string>

std::string form_body(const std::string &statement) { // OR
  std::string body = "q=";
  for (const char ch : statement) {
    const int c = static_cast<unsigned char>(ch);
#ifndef MENDED
    if (c != '&' && c >= 32 && c < 128) { // BUG
#else
    if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
        c == '-' || c == '_' || c == '.' || c == '~') {
#endif
      body += ch;
    } else {
      char hex[4];
      snprintf(hex, sizeof(hex), "%%%02X", c);
      body += hex;
    }
  }
  return body;
}
