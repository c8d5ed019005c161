// Trap: the variable is assigned the escaped text before it is used
// Source: OSGeo/gdal frmts/wcs/wcsdataset110.cpp (3.6)
#include <string>

extern "C" char *CPLEscapeString(const char *text, int length, int scheme);
extern "C" void CPLFree(void *text);
enum { CPLES_URL = 2 };

std::string describe(const std::string &service, std::string coverage,
                     bool trimmed) {
  char *encoded = CPLEscapeString(coverage.c_str(), -1, CPLES_URL);
  coverage = encoded;
  CPLFree(encoded);
  std::string request = service;
  if (trimmed)
    request += "?SERVICE=WCS";
  else
    request += "?SERVICE=WCS&REQUEST=DescribeCoverage";
  request += "&IDENTIFIERS=" + coverage;
  return request;
}
