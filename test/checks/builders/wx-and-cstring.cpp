// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <wx/string.h>

// A chain.
wxString chain(const wxString &Place) {
  return "https://h.example/?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Format and Printf.
wxString formatted(const wxString &Place) {
  return wxString::Format("https://h.example/?q=%s", Place.c_str());
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
wxString printed(const wxString &Place) {
  wxString Url;
  Url.Printf("https://h.example/?q=%s", Place.c_str());
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Place' goes into query parameter 'q'{{.*}} [uri-unencoded-data]
  return Url;
}

// Appending.
wxString appended(const wxString &Place) {
  wxString Url("https://h.example/find");
  Url += "?q=";
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}
wxString streamed(const wxString &Place) {
  wxString Url("https://h.example/find");
  Url << "?q=" << Place << "&n=" << 1;
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}
wxString appendedByName(const wxString &Place) {
  wxString Url("https://h.example/find?q=");
  Url.Append(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// A sink.
wxURI sink(const wxString &Root, const wxString &City) {
  return wxURI(Root + "/weather/" + City + "/today");
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A class like MFC's CString.
class CString {
public:
  CString();
  CString(const char *Text);
  void Format(const char *Format, ...);
  CString &operator+=(const CString &Text);
  operator const char *() const;
};
CString operator+(const CString &Left, const char *Right);
CString operator+(const char *Left, const CString &Right);
CString operator+(const CString &Left, const CString &Right);
void mfcFormat(CString &Url, const char *Place) {
  Url.Format("https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
CString mfcChain(const CString &Place) {
  return "https://h.example/?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A string class of the program, with a method that formats into it.
#include <string>
struct Text : std::string {
  void Format(const char *Pattern, ...) __attribute__((format(printf, 2, 3)));
  bool AppendFormat(const char *Pattern, ...)
      __attribute__((format(printf, 2, 3)));
  Text &Printf(const char *Pattern, ...) __attribute__((format(printf, 2, 3)));
};
void ownClass(const char *Place, const char *Name) {
  Text Url;
  Url.Format("/find?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  Url.AppendFormat("&n=%s", Name);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'Name' goes into query parameter 'n' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A method that returns its object: its numbers are not data.
std::string ownObject(const std::string &BaseUrl, int X, double Y,
                      const std::string &Name) {
  Text Offsets;
  Offsets.Printf("%d,0", X);
  std::string Url = BaseUrl + "?offsets=" + Offsets + "&q" +
                    Text().Printf("%i", X) + "=" + Name;
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url + Text().Printf("&y=%.3g&z=%s", Y, Name.c_str());
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Name' goes into query parameter 'z' without percent-encoding: {{.*}} [uri-unencoded-data]
}
