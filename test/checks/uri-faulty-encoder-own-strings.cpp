// RUN: %check_clang_tidy %s uri-faulty-encoder,uri-faulty-decoder %t

// Encoders and decoders for string classes of a program, of which other units have
// the bodies.

namespace engine {
class String {
public:
  String();
  String(const char *Text);
  String(const String &Other);
  ~String();
  String &operator=(const String &Other);
  String &operator+=(const String &Other);
  String &operator+=(const char *Text);
  String &operator+=(char C);
  // Some bodies are here, but not those that change the text.
  const char *c_str() const { return Data; }
  unsigned size() const { return Size; }
  char operator[](int I) const { return Data[I]; }
  static String format(const char *Format, ...);

private:
  unsigned Size;
  char *Data;
};

static bool isUnreserved(char C) {
  return (C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') ||
         (C >= '0' && C <= '9') || C == '-' || C == '.' || C == '_' || C == '~';
}

String urlEncode(const String &Text) {
  String Result;
  for (unsigned I = 0; I < Text.size(); ++I) {
    if (isUnreserved(Text[I]))
      Result += Text[I];
    else
      Result += String::format("%%%02X", static_cast<unsigned char>(Text[I]));
  }
  return Result;
}

// CHECK-MESSAGES: :[[@LINE+1]]:8: warning: 'urlEscape' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) [uri-faulty-encoder]
String urlEscape(const String &Text) {
  String Result;
  for (unsigned I = 0; I < Text.size(); ++I) {
    const char C = Text[I];
    if (isUnreserved(C))
      Result += C;
    else
      Result += String::format("%%%02X", C);
// CHECK-FIXES: Result += String::format("%%%02X", static_cast<unsigned char>(C));
  }
  return Result;
}
} // namespace engine

// Methods instead of operators.
class CText {
public:
  CText();
  CText(const CText &Other);
  ~CText();
  void Append(const char *Text);
  void AppendChar(char C);
  void AppendFormat(const char *Format, ...);
  void Format(const char *Format, ...);
  const char *GetString() const;
  int GetLength() const;
  char GetAt(int I) const;
};

CText UrlEncode(const CText &Text) {
  CText Result;
  for (int I = 0; I < Text.GetLength(); ++I) {
    const unsigned char C = Text.GetAt(I);
    if (engine::isUnreserved(Text.GetAt(I)))
      Result.AppendChar(Text.GetAt(I));
    else
      Result.AppendFormat("%%%02X", C);
  }
  return Result;
}

// CHECK-MESSAGES: :[[@LINE+1]]:7: warning: 'UrlEscape' writes lowercase hex digits [uri-faulty-encoder]
CText UrlEscape(const CText &Text) {
  CText Result, Escape;
  for (int I = 0; I < Text.GetLength(); ++I) {
    if (engine::isUnreserved(Text.GetAt(I))) {
      Result.AppendChar(Text.GetAt(I));
      continue;
    }
    Escape.Format("%%%02x", static_cast<unsigned char>(Text.GetAt(I)));
// CHECK-FIXES: Escape.Format("%%%02X", static_cast<unsigned char>(Text.GetAt(I)));
    Result.Append(Escape.GetString());
  }
  return Result;
}

// What GetAt() gives behind the end is up to the class.
static int digitOf(char C) {
  return C >= '0' && C <= '9'   ? C - '0'
         : C >= 'A' && C <= 'F' ? C - 'A' + 10
         : C >= 'a' && C <= 'f' ? C - 'a' + 10
                                : -1;
}
CText UrlDecode(const CText &Text) {
  CText Result;
  for (int I = 0; I < Text.GetLength(); ++I) {
    const char C = Text.GetAt(I);
    if (C == '%' && digitOf(Text.GetAt(I + 1)) >= 0 &&
        digitOf(Text.GetAt(I + 2)) >= 0) {
      Result.AppendChar(static_cast<char>(digitOf(Text.GetAt(I + 1)) * 16 +
                                          digitOf(Text.GetAt(I + 2))));
      I += 2;
    } else {
      Result.AppendChar(C);
    }
  }
  return Result;
}

// CHECK-MESSAGES: :[[@LINE+1]]:7: warning: 'UrlUnescape' turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
CText UrlUnescape(const CText &Text) {
  CText Result;
  for (int I = 0; I < Text.GetLength(); ++I) {
    if (Text.GetAt(I) != '%') {
      Result.AppendChar(Text.GetAt(I));
      continue;
    }
    Result.AppendChar(static_cast<char>(digitOf(Text.GetAt(I + 1)) * 16 +
                                        digitOf(Text.GetAt(I + 2))));
    I += 2;
  }
  return Result;
}

// The characters are those of operator[].
class WideText {
public:
  WideText();
  WideText(const WideText &Other);
  WideText &operator+=(const wchar_t *Text);
  WideText &operator+=(wchar_t C);
  const wchar_t *c_str() const;
  int length() const;
  wchar_t operator[](int I) const;
};

// CHECK-MESSAGES: :[[@LINE+1]]:10: warning: 'urlEncode' writes '%8B' for U+4F8B, not the escapes of its UTF-8 octets [uri-faulty-encoder]
WideText urlEncode(const WideText &Text) {
  WideText Result;
  for (int I = 0; I < Text.length(); ++I) {
    const wchar_t C = Text[I];
    if (C < 0x80 && engine::isUnreserved(static_cast<char>(C))) {
      Result += C;
      continue;
    }
    Result += L'%';
    Result += L"0123456789ABCDEF"[(C >> 4) & 15];
    Result += L"0123456789ABCDEF"[C & 15];
  }
  return Result;
}

// Only elements are read, whose type may be that of code points.
typedef unsigned int Point;
class Points {
public:
  Points();
  Points(const Points &Other);
  Points &operator+=(const char *Text);
  Points &AppendChar(Point C);
  static Points Printf(const wchar_t *Format, ...);
  Points &operator+=(const Points &Other);
  Point operator[](int I) const;
  int Len() const;
};

// CHECK-MESSAGES: :[[@LINE+1]]:8: warning: 'urlEncode' writes '%4F8B' for U+4F8B, not the escapes of its UTF-8 octets [uri-faulty-encoder]
Points urlEncode(const Points &Text) {
  Points Result;
  for (int I = 0; I < Text.Len(); ++I)
    if (Text[I] < 0x80 && engine::isUnreserved(static_cast<char>(Text[I])))
      Result.AppendChar(Text[I]);
    else
      Result += Points::Printf(L"%%%02X", Text[I]);
  return Result;
}

class Bytes {
public:
  Bytes();
  Bytes(const Bytes &Other);
  void push(char C);
  char at(unsigned I) const;
  unsigned size() const;
};

// CHECK-MESSAGES: :[[@LINE+1]]:7: warning: 'urlDecode' turns malformed escapes into bytes {{.*}} [uri-faulty-decoder]
Bytes urlDecode(const Bytes &Text) {
  Bytes Result;
  for (unsigned I = 0; I < Text.size(); ++I)
    if (Text.at(I) == '%') {
      const char High = static_cast<char>(digitOf(Text.at(++I)));
      Result.push(static_cast<char>(High * 16 + digitOf(Text.at(++I))));
    } else {
      Result.push(Text.at(I));
    }
  return Result;
}
