// Trap: a hole that is the base, the host or the port
#include <QString>
#include <fmt/format.h>
#include <string>

std::string health(const std::string &base) { return base + "/health?full=1"; }
std::string status(const std::string &host, int port) {
  return "http://" + host + ":" + std::to_string(port) + "/status";
}
QString discovery(const QString &server) {
  return QString("https://%1/.well-known/openid-configuration").arg(server);
}
std::string joined(const std::string &url, const std::string &query) {
  return fmt::format("{}?{}", url, query);
}
