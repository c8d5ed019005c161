// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-encoder %t

#include <cstddef>
#include <cstring>
#include <string>

// Functions of other units that write hex digits.
struct HexText {
  char Text[8];
};
void char2hex(unsigned char Byte, char *Out);
void hexOf(unsigned char Byte, HexText *Out);
const char *hexText(unsigned char Byte);
char *put_hex(char *Out, unsigned char Byte);
void byteToHex(unsigned char Byte, char &High, char &Low);
std::string bytesToHex(const std::string &Bytes);
void appendHex(std::string &Out, unsigned char Byte);
size_t format_hex(char *Out, size_t Size, unsigned char Byte);
char hexDigit(unsigned Value);
// And others.
void describe(unsigned char Byte, char *Out);

static bool isKept(unsigned char C) {
  return (C >= '0' && C <= '9') || (C >= 'A' && C <= 'Z') || (C >= 'a' && C <= 'z') || strchr("-_.~ ", C);
}

std::string urlEncodeBuffer(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeBuffer' lets a space through [uri-faulty-encoder]
  std::string Out;
  for (const unsigned char C : Text)
    if (isKept(C)) {
      Out += static_cast<char>(C);
    } else {
      char Digits[3];
      char2hex(C, Digits);
      Out += '%';
      Out += Digits;
    }
  return Out;
}

std::string urlEncodeBehindSign(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeBehindSign' lets a space through [uri-faulty-encoder]
  std::string Out;
  for (const unsigned char C : Text)
    if (isKept(C)) {
      Out += static_cast<char>(C);
    } else {
      char Escape[4] = "%";
      char2hex(C, &Escape[1]);
      Out.append(Escape, 3);
    }
  return Out;
}

std::string urlEncodeStructure(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeStructure' lets a space through [uri-faulty-encoder]
  std::string Out;
  for (const unsigned char C : Text)
    if (isKept(C)) {
      Out += static_cast<char>(C);
    } else {
      HexText Digits;
      hexOf(C, &Digits);
      Out.append("%").append(Digits.Text);
    }
  return Out;
}

std::string urlEncodeText(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeText' lets a space through [uri-faulty-encoder]
  std::string Out;
  for (const unsigned char C : Text)
    if (isKept(C))
      Out += static_cast<char>(C);
    else
      (Out += '%') += hexText(C);
  return Out;
}

void urlEncodePointer(char *To, const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlEncodePointer' lets a space through [uri-faulty-encoder]
  for (; *Text; ++Text) {
    const unsigned char C = static_cast<unsigned char>(*Text);
    if (isKept(C)) {
      *To++ = *Text;
    } else {
      *To++ = '%';
      To = put_hex(To, C);
    }
  }
  *To = 0;
}

std::string urlEncodeCharacters(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeCharacters' lets a space through [uri-faulty-encoder]
  std::string Out;
  for (const unsigned char C : Text)
    if (isKept(C)) {
      Out += static_cast<char>(C);
    } else {
      char High, Low;
      byteToHex(C, High, Low);
      ((Out += '%') += High) += Low;
    }
  return Out;
}

std::string urlEncodeOfText(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeOfText' lets a space through [uri-faulty-encoder]
  std::string Out;
  for (const char C : Text)
    if (isKept(static_cast<unsigned char>(C)))
      Out += C;
    else
      Out += "%" + bytesToHex(std::string(1, C));
  return Out;
}

std::string urlEncodeAppended(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeAppended' lets a space through [uri-faulty-encoder]
  std::string Out;
  for (const unsigned char C : Text)
    if (isKept(C)) {
      Out += static_cast<char>(C);
    } else {
      Out += '%';
      appendHex(Out, C);
    }
  return Out;
}

std::string urlEncodeSized(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeSized' lets a space through [uri-faulty-encoder]
  std::string Out;
  for (const unsigned char C : Text)
    if (isKept(C)) {
      Out += static_cast<char>(C);
    } else {
      char Digits[8];
      format_hex(Digits, sizeof Digits, C);
      (Out += '%') += Digits;
    }
  return Out;
}

std::string urlEncodeDigits(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeDigits' lets a space through [uri-faulty-encoder]
  std::string Out;
  for (const unsigned char C : Text)
    if (isKept(C))
      Out += static_cast<char>(C);
    else
      ((Out += '%') += hexDigit(C >> 4)) += hexDigit(C & 15);
  return Out;
}

class Request {
public:
  std::string urlEncode(const std::string &Text);

private:
  char nibble(unsigned char Value);
};
std::string Request::urlEncode(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'urlEncode' lets a space through [uri-faulty-encoder]
  std::string Out;
  for (const unsigned char C : Text)
    if (isKept(C))
      Out += static_cast<char>(C);
    else
      ((Out += '%') += nibble(C >> 4)) += nibble(C & 15);
  return Out;
}

// Its name does not say that these are digits.
std::string urlEncodeOther(const std::string &Text) {
  std::string Out;
  for (const unsigned char C : Text)
    if (isKept(C)) {
      Out += static_cast<char>(C);
    } else {
      char Described[8];
      describe(C, Described);
      (Out += '%') += Described;
    }
  return Out;
}
