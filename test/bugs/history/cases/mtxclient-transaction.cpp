// Check: uri-unencoded-data
// Reasoning: expression
// Source: Nheko-Reborn/mtxclient@be423a67
// Input: the transaction 'a/b' adds a segment
// Sight: found
// Missed: only 'possible', as a segment of a path whose name does not say that
//   people write it
#include <string>

std::string url_encode(const std::string &value);
void put(const std::string &endpoint, const std::string &body);

void sendToDevice(const std::string &event_type, const std::string &txid, const std::string &body) {
#ifndef MENDED
  const auto api_path = "/client/r0/sendToDevice/" + event_type + "/" + txid; // MISSED
#else
  const auto api_path = "/client/r0/sendToDevice/" + event_type + "/" + url_encode(txid);
#endif
  put(api_path, body);
}
