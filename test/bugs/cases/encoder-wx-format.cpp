// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: wxString::Format() with a signed char
// Input: 'é' gives '%FFFFFFC3%FFFFFFA9'
#include <string.h>
#include <wx/string.h>

wxString UrlEncode(const char *text) { // OR
  wxString result;
  for (const char *p = text; *p; ++p) {
    const char CurChar = *p;
    if ((CurChar >= 'a' && CurChar <= 'z') || (CurChar >= 'A' && CurChar <= 'Z') ||
        (CurChar >= '0' && CurChar <= '9') || strchr("-_.~", CurChar)) {
      const char one[2] = {CurChar, 0};
      result += one;
    } else {
#ifndef MENDED
      result += wxString::Format("%%%02X", CurChar); // BUG
#else
      result += wxString::Format("%%%02X", CurChar & 0xFF);
#endif
    }
  }
  return result;
}
