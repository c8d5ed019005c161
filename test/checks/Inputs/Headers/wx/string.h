//===--- wx/string.h - uri-tidy -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the checks see of wxWidgets' strings.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_WX_STRING_H
#define URI_TIDY_TEST_WX_STRING_H

#include <string>

class wxString {
public:
  wxString();
  wxString(const char *Text);
  wxString(const wchar_t *Text);
  wxString(const wxString &Other);
  wxString &operator=(const wxString &Other);
  wxString &operator+=(const wxString &Text);
  wxString &operator+=(const char *Text);
  wxString &operator<<(const wxString &Text);
  wxString &operator<<(const char *Text);
  wxString &operator<<(int Value);
  wxString &Append(const wxString &Text);
  bool StartsWith(const wxString &Text) const;
  int Printf(const char *Format, ...);
  static wxString Format(const char *Format, ...);
  static wxString FromUTF8(const char *Text);
  const char *c_str() const;
};
wxString operator+(const wxString &Left, const wxString &Right);
wxString operator+(const wxString &Left, const char *Right);
wxString operator+(const char *Left, const wxString &Right);

bool wxLaunchDefaultBrowser(const wxString &Url, int Flags = 0);

class wxURI {
public:
  explicit wxURI(const wxString &Uri);
};

#endif // URI_TIDY_TEST_WX_STRING_H
