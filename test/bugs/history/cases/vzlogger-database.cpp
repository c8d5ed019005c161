// Check: uri-unencoded-data
// Reasoning: flow
// Source: volkszaehler/vzlogger@6033366e
// Input: the database 'my home' gives '/write?db=my home&precision=ms'
// Sight: possible
// Missed: only 'possible', as a setting whose name does not say that people write it
#include <curl/curl.h>
#include <string>

struct OptionList {
  const char *lookup_string(const char *key) const;
};

class InfluxDB {
public:
  explicit InfluxDB(const OptionList &optlist);

private:
  std::string _host, _database, _url;
};

InfluxDB::InfluxDB(const OptionList &optlist) {
  _host = optlist.lookup_string("host");
  _database = optlist.lookup_string("database");
#ifdef MENDED
  CURL *curlhelper = curl_easy_init();
  char *database_urlencoded =
      curl_easy_escape(curlhelper, _database.c_str(), 0);
#endif
  _url = _host;
  _url.append("/write");
  _url.append("?db=");
#ifndef MENDED
  _url.append(_database); // MISSED
#else
  _url.append(database_urlencoded);
  curl_free(database_urlencoded);
#endif
  _url.append("&precision=ms");
}
