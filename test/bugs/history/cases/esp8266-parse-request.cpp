// Check: uri-premature-decoding
// Reasoning: summary
// Source: esp8266/Arduino@f5b6e164
// Input: '?ssid=home&pass=a%26b' gives the password 'a'
// Sight: found

class String {
public:
  String(const char *text = "");
  String substring(unsigned from, unsigned to) const;
  String substring(unsigned from) const;
  int indexOf(char c, unsigned from = 0) const;
  String &operator+=(const String &text);
  bool operator!=(const char *text) const;
};

class ESP8266WebServer {
public:
  void _parseRequest(String url, const String &plainBuf);
  static String urlDecode(const String &text);

private:
  void _parseArguments(String data);
  String _currentUri;
  struct {
    String key, value;
  } _currentArgs[32];
  int _currentArgCount = 0;
};

void ESP8266WebServer::_parseArguments(String data) {
  int pos = 0;
  while (_currentArgCount < 32) {
    int equal = data.indexOf('=', pos); // OR
    int next = data.indexOf('&', pos);  // OR
    if (equal == -1)
      break;
    auto &arg = _currentArgs[_currentArgCount++];
#ifndef MENDED
    arg.key = data.substring(pos, equal);
    arg.value = data.substring(equal + 1, next);
#else
    arg.key = urlDecode(data.substring(pos, equal));
    arg.value = urlDecode(data.substring(equal + 1, next));
#endif
    if (next == -1)
      break;
    pos = next + 1;
  }
}

void ESP8266WebServer::_parseRequest(String url, const String &plainBuf) {
  String searchStr = "";
  int hasSearch = url.indexOf('?');
  if (hasSearch != -1) {
#ifndef MENDED
    searchStr = urlDecode(url.substring(hasSearch + 1)); // BUG
#else
    searchStr = url.substring(hasSearch + 1);
#endif
    url = url.substring(0, hasSearch);
  }
  _currentUri = url;
  if (plainBuf != "") {
    if (searchStr != "")
      searchStr += "&";
    searchStr += plainBuf;
  }
  _parseArguments(searchStr); // OR
}
