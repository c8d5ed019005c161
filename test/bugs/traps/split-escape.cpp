// Trap: escapes that are split between adjacent literals
// Source: OSGeo/gdal port/cpl_google_oauth2.cpp, port/cpl_azure.cpp (3.6)
#include <string>

std::string scope(bool write) {
  std::string url = "https://accounts.example.com/o/oauth2/auth?scope=https%"
                    "3A%2F%2Fwww.example.com%2Fauth%2"
                    "Fplus";
  return write ? url + "%2Fwrite" : url;
}
