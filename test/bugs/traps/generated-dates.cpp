// Trap: escapes between dates that the program formats
// Source: OSGeo/gdal ogr/ogrsf_frmts/wfs/ogroapifdriver.cpp (3.6)
#include <string>

std::string pad(int value, int width);

std::string interval(const std::string &url, int y1, int m1, int y2, int m2) {
  return url + "?datetime=" + std::to_string(y1) + "-" + std::to_string(m1) +
         "-01T00%3A00%3A00Z%2F" + std::to_string(y2) + "-" + std::to_string(m2) +
         "-01T00%3A00%3A00Z";
}
