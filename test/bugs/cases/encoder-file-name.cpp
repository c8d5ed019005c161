// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: OSGeo/gdal ogr/ogrsf_frmts/sqlite/ogrsqlitedatasource.cpp (3.6)
// Input: the file 'a%41' gives 'file:a%41', which refers to the file 'aA'
#include <cstdio>
#include <string>

std::string fileUri(const char *name) { // OR
  std::string uri = "file:";
  char hex[4];
  for (; *name; ++name) {
#ifndef MENDED
    if (*name == '?' || *name == '#') { // BUG
      snprintf(hex, sizeof(hex), "%%%02x", (unsigned char)*name); // OR
#else
    if (*name <= ' ' || *name >= 0x7f || *name == '?' || *name == '#' || *name == '%' ||
        *name == '"' || *name == '<' || *name == '>' || *name == '\\' || *name == '^' ||
        *name == '`' || *name == '{' || *name == '|' || *name == '}' || *name == '[' ||
        *name == ']') {
      snprintf(hex, sizeof(hex), "%%%02X", (unsigned char)*name);
#endif
      uri += hex;
    } else {
      uri += *name;
    }
  }
  return uri;
}
