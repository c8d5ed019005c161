// RUN: %check_clang_tidy %s uri-faulty-encoder %t

// Encoders that read a certain number of bytes.

#include <array>
#include <cctype>
#include <cstdio>
#include <string>
#include <vector>

void urlHash(const unsigned char Hash[20], char *Out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlHash' writes lowercase hex digits [uri-faulty-encoder]
  for (int I = 0; I < 20; I++)
    Out += sprintf(Out, "%%%02x", Hash[I]);
// CHECK-FIXES: Out += sprintf(Out, "%%%02X", Hash[I]);
}
void urlHashUpper(const unsigned char Hash[20], char *Out) {
  for (int I = 0; I < 20; I++)
    Out += sprintf(Out, "%%%02X", Hash[I]);
}
std::string urlOfPointer(const unsigned char *Hash) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlOfPointer' writes one digit for 0x01 to 0x0F ('%1' for 0x01) [uri-faulty-encoder]
  std::string Result;
  char Escape[4];
  for (int I = 0; I < 16; I++) {
    snprintf(Escape, sizeof Escape, "%%%X", Hash[I]);
// CHECK-FIXES: snprintf(Escape, sizeof Escape, "%%%02X", Hash[I]);
    Result += Escape;
  }
  return Result;
}
std::string urlOfVector(const std::vector<unsigned char> &Hash) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlOfVector' writes lowercase hex digits and encodes '-', '.', '_' and '~', which do not need it [uri-faulty-encoder]
  std::string Result;
  char Escape[4];
  for (int I = 0; I < 20; I++)
    if (std::isalnum(Hash[I])) {
      Result += static_cast<char>(Hash[I]);
    } else {
      snprintf(Escape, sizeof Escape, "%%%02x", Hash[I]);
// CHECK-FIXES: snprintf(Escape, sizeof Escape, "%%%02X", Hash[I]);
      Result += Escape;
    }
  return Result;
}
std::string urlOfReference(const unsigned char (&Hash)[20]) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlOfReference' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  char Escape[4];
  for (const unsigned char Byte : Hash) {
    snprintf(Escape, sizeof Escape, "%%%02x", Byte);
// CHECK-FIXES: snprintf(Escape, sizeof Escape, "%%%02X", Byte);
    Result += Escape;
  }
  return Result;
}
struct InfoHash {
  unsigned char Bytes[20];
};
std::string urlOfStruct(const InfoHash &Hash) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlOfStruct' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  char Escape[4];
  for (int I = 0; I < 20; I++) {
    snprintf(Escape, sizeof Escape, "%%%02x", Hash.Bytes[I]);
// CHECK-FIXES: snprintf(Escape, sizeof Escape, "%%%02X", Hash.Bytes[I]);
    Result += Escape;
  }
  return Result;
}
struct Slice {
  const char *Text;
  size_t Length;
};
std::string urlOfSlice(const Slice &From) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlOfSlice' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  char Escape[4];
  for (size_t I = 0; I < From.Length; I++) {
    snprintf(Escape, sizeof Escape, "%%%02x", static_cast<unsigned char>(From.Text[I]));
// CHECK-FIXES: snprintf(Escape, sizeof Escape, "%%%02X", static_cast<unsigned char>(From.Text[I]));
    Result += Escape;
  }
  return Result;
}
// The rest of the text is lost, and nothing is known of it.
std::string urlFirstTwo(const std::string &Text) {
  char Escape[8];
  snprintf(Escape, sizeof Escape, "%%%02x.%%%02x", static_cast<unsigned char>(Text[0]),
           static_cast<unsigned char>(Text[5]));
  return Escape;
}
// The lengths of both texts; the output is not terminated.
int urlEncodeBytes(char *Out, int blen, const char *In, int slen) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'urlEncodeBytes' writes lowercase hex digits [uri-faulty-encoder]
  static const char Digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char Digits[] = "0123456789ABCDEF";
  int I, Size = 0;
  for (I = 0; I < slen && Size < blen; I++) {
    const unsigned char C = static_cast<unsigned char>(In[I]);
    if ((C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') || (C >= '0' && C <= '9') || C == '-' || C == '_' ||
        C == '.' || C == '~') {
      Out[Size++] = In[I];
    } else if (Size + 3 <= blen) {
      Out[Size++] = '%';
      Out[Size++] = Digits[C >> 4];
      Out[Size++] = Digits[C & 15];
    } else {
      Size = -1;
      break;
    }
  }
  return I == slen ? Size : -1;
}

// A word for the text before the length.
char *encodeTag(const char *tag, unsigned long taglen) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'encodeTag' lets '[', '\', ']', '^' and '`' through [uri-faulty-encoder]
  char *Out = new char[taglen * 3 + 1], *To = Out;
  while (taglen-- > 0) {
    unsigned char C = static_cast<unsigned char>(*tag++);
    if ((C >= 'A' && C <= 'z') || (C >= '0' && C <= '9') || C == '-' || C == '.' || C == '~') {
      *To++ = static_cast<char>(C);
    } else {
      *To++ = '%';
      *To++ = "0123456789ABCDEF"[C >> 4];
      *To++ = "0123456789ABCDEF"[C & 15];
    }
  }
  *To = '\0';
  return Out;
}
