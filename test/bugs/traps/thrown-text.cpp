// Trap: the message of an exception or a log
#include <QString>
#include <sstream>
#include <string>

void check(int status, const std::string &host, const std::string &file) {
  if (status == 404)
    throw std::runtime_error("Unable to load http://" + host + "/files?name=" + file);
  if (status != 200) {
    std::ostringstream message;
    message << "GET http://" << host << "/files?name=" << file << ": " << status;
    std::cerr << message.str() << std::endl;
  }
}

void show(const QString &url, const QString &name) {
  qWarning() << "Cannot open " << url << "?name=" << name;
}
