// Check: uri-illegal-character
// Reasoning: literal
// Source: common: wxWidgets programs with wxT() around literals
// Input: the browser is given 'http://…/user manual.html'
#include <wx/string.h>
#define wxT(text) L##text

void OnManual() {
#ifndef MENDED
  wxLaunchDefaultBrowser(wxString(wxT("http://wiki.example.org/user manual.html"))); // BUG
#else
  wxLaunchDefaultBrowser(wxString(wxT("http://wiki.example.org/user%20manual.html")));
#endif
}
