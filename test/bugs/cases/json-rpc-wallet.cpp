// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: a name as a path segment (bitcoin-cli encodes it)
// Input: the wallet 'my wallet/1' gives '/wallet/my wallet/1'
// Missed: only 'possible', as a segment of a path whose name does not say that
//   people write it
#include <string>

struct Connection {
  int makeRequest(const std::string &method, const std::string &uri,
                  const std::string &body);
};

std::string encodeURI(const std::string &text);

int call(Connection &connection, const std::string &walletName,
         const std::string &body) {
  std::string endpoint = "/";
  if (!walletName.empty())
#ifndef MENDED
    endpoint = "/wallet/" + walletName; // MISSED
#else
    endpoint = "/wallet/" + encodeURI(walletName);
#endif
  return connection.makeRequest("POST", endpoint, body);
}
