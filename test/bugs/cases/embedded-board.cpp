// Check: uri-unencoded-data
// Reasoning: expression
// Source: espressif/esp-idf#4962
// Input: the column 'Data Status' gives '?column=Data Status': not a valid URL
class String {
public:
  String(const char *text = "");
  String(const String &other);
  String &operator+=(const String &text);
  const char *c_str() const;
};
String operator+(const String &left, const String &right);
String operator+(const String &left, const char *right);
String operator+(const char *left, const String &right);

class HTTPClient {
public:
  bool begin(const String &url);
  int GET();
};

String urlEncode(const String &text);

int readColumn(HTTPClient &http, const String &server, const String &column) {
#ifndef MENDED
  http.begin("http://" + server + "/api/rows?column=" + column + "&limit=10"); // BUG
#else
  http.begin("http://" + server + "/api/rows?column=" + urlEncode(column) + "&limit=10");
#endif
  return http.GET();
}
