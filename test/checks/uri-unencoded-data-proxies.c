// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

// Proxies and servers of other schemes than HTTP.
int format(char **to, const char *how, ...)
    __attribute__((format(printf, 2, 3)));
void connect_to(const char *uri);

struct Options {
  const char *Username, *Password, *Host;
  int Port;
};

void proxy(const struct Options *options) {
  char *uri = 0;
  if (!options->Username)
    format(&uri, "socks5://%s:%d", options->Host, options->Port);
  else
    format(&uri, "socks5h://%s:%s@%s:%d", options->Username, options->Password,
           // CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Username' goes into the userinfo without percent-encoding
           // CHECK-MESSAGES: :[[@LINE-2]]:62: warning: 'Password' goes into the userinfo without percent-encoding
           options->Host, options->Port);
  connect_to(uri);
}

void channel(const char *password) {
  char *uri = 0;
  format(&uri, "ircs://guest:%s@irc.example.net", password);
  // CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'password' goes into the userinfo without percent-encoding
  connect_to(uri);
}
