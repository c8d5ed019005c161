// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: clients that speak HTTP over a socket
// Input: the term 'a b' gives 'GET /suggest?q=a b HTTP/1.0'
#include <stdio.h>
#include <string.h>

int send_text(int socket, const char *text);
void encode_query(char *to, size_t size, const char *text);

int suggest(int socket, const char *host, const char *words) {
  char request[1024];
#ifndef MENDED
  strcpy(request, "GET /suggest?q=");
  strcat(request, words); // BUG
#else
  char encoded[512];
  encode_query(encoded, sizeof(encoded), words);
  strcpy(request, "GET /suggest?q=");
  strcat(request, encoded);
#endif
  strcat(request, " HTTP/1.0\r\nHost: ");
  strcat(request, host);
  strcat(request, "\r\n\r\n");
  return send_text(socket, request);
}
