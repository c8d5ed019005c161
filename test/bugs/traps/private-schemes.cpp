// Trap: schemes that do not use the generic syntax
#include <QString>
#include <string>

QString icon(const QString &name) { return "qrc:/icons/" + name + ".svg"; }
QString image(const QString &id) { return QString("image://covers/%1").arg(id); }
QString inlined(const QString &mime, const QString &data) {
  return QString("data:%1;base64,%2").arg(mime, data);
}
std::string resource(const std::string &addon) {
  return "resource://resource.images." + addon + "/icon.png";
}
std::string special(const std::string &name) {
  return "special://temp/" + name + ".xml?v=" + name;
}
std::string database(const std::string &host, const std::string &name) {
  return "jdbc:mysql://" + host + "/" + name + "?user=" + name;
}
