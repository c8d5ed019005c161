// Trap: every name and value of the map is encoded
// Source: OSGeo/gdal port/cpl_aws.cpp (3.6)
#include <map>
#include <string>

std::string CPLAWSURLEncode(const std::string &text, bool encodeSlash = true);

std::string queryString(const std::map<std::string, std::string> &parameters) {
  std::string query;
  for (const auto &parameter : parameters) {
    if (query.empty())
      query += "?";
    else
      query += "&";
    query += parameter.first;
    if (!parameter.second.empty()) {
      query += "=";
      query += CPLAWSURLEncode(parameter.second);
    }
  }
  return query;
}
