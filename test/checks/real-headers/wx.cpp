// REQUIRES: wx
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- %wx_flags

#include <wx/string.h>
#include <wx/uri.h>

wxString chain(const wxString &Place) {
  return "https://h.example/?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
wxString wideChain(const wxString &Place) {
  return wxT("https://h.example/?q=") + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
wxString format(const wxString &Place, int Count) {
  return wxString::Format("https://h.example/?n=%d&q=%s", Count, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:66: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
wxString wideFormat(const wxString &Place) {
  return wxString::Format(wxT("https://h.example/?q=%s"), Place.c_str());
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
wxString printed(const wxString &Place) {
  wxString Url;
  Url.Printf("https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}
wxString append(const wxString &Place) {
  wxString Url("https://h.example/find?");
  Url += "q=";
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  Url << "&n=" << 1 << "&p=" << Place;
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: 'Place' goes into query parameter 'p' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}
wxURI sink(const wxString &Root, const wxString &City) {
  return wxURI(Root + "/weather/" + City + "/today");
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported: search strings, numbers.
wxString silent(const wxString &Text, int Count) {
  if (Text.StartsWith("https://h.example/?q=") || Text == "http://h.example/?")
    return wxString();
  return wxString::Format("https://h.example/?n=%d", Count);
}
