// Check: uri-unencoded-data
// Reasoning: expression
// Source: edubart/otclient#1026
// Input: the processor 'Intel(R) Core(TM) @ 3.40GHz & more' gives '&cpu=Intel(R)…&
//   more'
typedef const char *LPCTSTR;

class CString {
public:
  CString();
  CString(LPCTSTR text);
  CString(const CString &other);
  void Format(LPCTSTR format, ...);
  operator LPCTSTR() const;
};

CString UrlEncode(LPCTSTR text);
void SendReport(LPCTSTR url);

void Report(const CString &cpu, const CString &name, int width) {
  CString url;
#ifndef MENDED
  url.Format("http://stats.example.com/report.php?cpu=%s&name=%s&width=%d", (LPCTSTR)cpu, (LPCTSTR)name, width); // BUG
#else
  url.Format("http://stats.example.com/report.php?cpu=%s&name=%s&width=%d",
             (LPCTSTR)UrlEncode(cpu), (LPCTSTR)UrlEncode(name), width);
#endif
  SendReport(url);
}
