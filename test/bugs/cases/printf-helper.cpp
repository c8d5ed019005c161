// Check: uri-unencoded-data
// Reasoning: summary
// Source: OSGeo/gdal frmts/wms/minidriver_arcgis_server.cpp (3.6)
// Input: the layers 'show:1&2' give '&layers=show:1&2'
// Missed: only 'possible', as a setting whose name does not say that people
//   write it
#include <string>

class CPLString : public std::string {
public:
  CPLString();
  CPLString(const char *text);
  CPLString(const std::string &text);
  CPLString &Printf(const char *format, ...) __attribute__((format(printf, 2, 3)));
};
enum { CPLES_URL = 2 };
extern "C" char *CPLEscapeString(const char *text, int length, int scheme);
extern "C" void CPLFree(void *text);

static void URLPrepare(CPLString &url) {
  if (url.find("?") == std::string::npos)
    url.append("?");
  else if (url.back() != '?' && url.back() != '&')
    url.append("&");
}

class ArcGisServer {
public:
  void Request(CPLString &url, int width, int height);

private:
  CPLString m_base_url;
  CPLString m_layers;
};

void ArcGisServer::Request(CPLString &url, int width, int height) {
  url = m_base_url;
  URLPrepare(url);
  CPLString part;
  url += part.Printf("f=image&size=%d,%d", width, height);
#ifndef MENDED
  url += part.Printf("&layers=%s", m_layers.c_str()); // MISSED
#else
  char *layers = CPLEscapeString(m_layers.c_str(), -1, CPLES_URL);
  url += part.Printf("&layers=%s", layers);
  CPLFree(layers);
#endif
}
