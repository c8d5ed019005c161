// Check: uri-unencoded-data
// Reasoning: expression
// Source: apache/doris#38420
// Input: the file 'seg%41.dat' gives '&file=seg%41.dat', meaning 'segA.dat'
#include <fmt/format.h>
#include <string>

std::string url_encode(const std::string &text);
int fetch(const std::string &url, const std::string &local);

int download(const std::string &host, int port, const std::string &token,
             const std::string &file_name) {
#ifndef MENDED
  const std::string url = fmt::format("http://{}:{}/api/_tablet/_download?token={}&file={}", // OR
                                      host, port, url_encode(token), file_name); // BUG
#else
  const std::string url =
      fmt::format("http://{}:{}/api/_tablet/_download?token={}&file={}", host,
                  port, url_encode(token), url_encode(file_name));
#endif
  return fetch(url, "/data/" + file_name);
}
