// Check: uri-illegal-character
// Reasoning: literal
// Source: common: small web servers in C
// Input: the header is 'Location: /login?error=Wrong password'
#include <stdio.h>
#include <string.h>

int send_all(int socket, const char *text, size_t size);

int reject(int socket) {
  static const char answer[] = "HTTP/1.1 302 Found\r\n"
#ifndef MENDED
                               "Location: /login?error=Wrong password\r\n" // BUG
#else
                               "Location: /login?error=Wrong%20password\r\n"
#endif
                               "Content-Length: 0\r\n\r\n";
  return send_all(socket, answer, sizeof(answer) - 1);
}
