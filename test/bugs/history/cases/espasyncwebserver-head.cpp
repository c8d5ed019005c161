// Check: uri-premature-decoding
// Reasoning: flow
// Source: me-no-dev/ESPAsyncWebServer@3d0cf89d
// Input: '/set?music=R%26B' gives the music 'R' and a parameter 'B'
// Sight: missed

class String {
public:
  String(const char *text = "");
  String substring(unsigned from, unsigned to) const;
  String substring(unsigned from) const;
  int indexOf(char c, unsigned from = 0) const;
  int length() const;
};
String urlDecode(const String &text);

class AsyncWebServerRequest {
public:
  void _parseReqHead();

private:
  void _addGetParams(const String &params);
  void _addParam(const String &name, const String &value);
  String _temp, _url;
};

void AsyncWebServerRequest::_addGetParams(const String &params) {
  int start = 0;
  while (start < params.length()) {
    int end = params.indexOf('&', start); // OR
    if (end < 0)
      end = params.length();
    int equal = params.indexOf('=', start); // OR
    if (equal < 0 || equal > end)
      equal = end;
    String name = params.substring(start, equal);
    String value;
    if (equal + 1 < end)
      value = params.substring(equal + 1, end);
#ifndef MENDED
    _addParam(name, value);
#else
    _addParam(urlDecode(name), urlDecode(value));
#endif
    start = end + 1;
  }
}

void AsyncWebServerRequest::_parseReqHead() {
  int index = _temp.indexOf(' ');
  String u = _temp.substring(index + 1, _temp.indexOf(' ', index + 1));
#ifndef MENDED
  u = urlDecode(u); // BUG
#endif
  String g;
  index = u.indexOf('?'); // OR
  if (index > 0) {
    g = u.substring(index + 1);
    u = u.substring(0, index);
  }
#ifndef MENDED
  _url = u;
#else
  _url = urlDecode(u);
#endif
  _addGetParams(g); // OR
}
