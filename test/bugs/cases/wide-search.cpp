// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: Windows programs with wide strings
// Input: 'AT&T' gives '?q=AT&T'
#include <string>

void ShellOpen(const wchar_t *url);
std::wstring UrlEncode(const std::wstring &text);

void SearchWeb(const std::wstring &selection) {
#ifndef MENDED
  ShellOpen((L"https://www.example.com/search?q=" + selection).c_str()); // BUG
#else
  ShellOpen((L"https://www.example.com/search?q=" + UrlEncode(selection)).c_str());
#endif
}
