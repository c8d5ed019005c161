// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: wxWidgets programs that open a browser
// Input: the term 'C#' leads to a search for 'C'
#include <wx/string.h>

wxString EncodeQuery(const wxString &text);

void OnSearch(const wxString &selection) {
#ifndef MENDED
  wxLaunchDefaultBrowser(wxString::Format("https://www.example.com/search?q=%s&src=app", selection.c_str())); // BUG
#else
  wxLaunchDefaultBrowser(
      wxString::Format("https://www.example.com/search?q=%s&src=app",
                       EncodeQuery(selection).c_str()));
#endif
}
