// RUN: %check_clang_tidy %s uri-encoder-mismatch,uri-faulty-encoder %t

#include <cwchar>
#include <cwctype>
#include <string>

void open(const std::wstring &Url);

// ECMAScript's escape() is right for scripts, but not for URIs.
static std::wstring escape(const std::wstring &Text) {
  std::wstring Result;
  for (const wchar_t C : Text) {
    wchar_t Escape[12];
    if (C < 0x80 && std::iswalnum(C)) {
      Result += C;
    } else {
      std::swprintf(Escape, 12, C < 0x100 ? L"%%%02X" : L"%%u%04X",
                    static_cast<unsigned>(C));
      Result += Escape;
    }
  }
  return Result;
}
void value(const std::wstring &Text) {
  open(L"https://h.example/?q=" + escape(Text));
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'escape' writes '%u{{.*}}' for characters beyond Latin-1, as ECMAScript's escape() does; no URI contains such escapes [uri-encoder-mismatch]
}
std::wstring script(const std::wstring &Text) {
  return L"unescape('" + escape(Text) + L"')";
}
