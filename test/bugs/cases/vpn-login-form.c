// Check: uri-unencoded-data
// Reasoning: expression
// Source: adrienverge/openfortivpn#35
// Input: the password 'call&my=home' gives
//   'username=u&credential=call&my=home&realm=r': the password ends at '&'
#include <stdio.h>

int http_send(int tunnel, const char *request, ...);

int auth_log_in(int tunnel, const char *user, const char *password,
                const char *realm) {
  char data[1024];
#ifndef MENDED
  snprintf(data, sizeof(data), "username=%s&credential=%s&realm=%s&ajax=1", // OR
           user, password, realm); // BUG
#else
  char user_enc[256], password_enc[256], realm_enc[256];
  void url_encode(char *dest, const char *str);
  url_encode(user_enc, user);
  url_encode(password_enc, password);
  url_encode(realm_enc, realm);
  snprintf(data, sizeof(data), "username=%s&credential=%s&realm=%s&ajax=1",
           user_enc, password_enc, realm_enc);
#endif
  return http_send(tunnel, "POST /remote/logincheck HTTP/1.1\r\n\r\n%s", data);
}
