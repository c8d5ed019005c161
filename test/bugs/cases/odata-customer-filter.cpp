// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: clients of OData services
// Input: the customer 'A&B' ends the filter
#include <string>

namespace web {
std::string encode_data_string(const std::string &text);
std::string get(const std::string &uri);
} // namespace web

std::string orders_of(const std::string &service, const std::string &customer) {
#ifndef MENDED
  return web::get(service + "/Orders?$filter=Customer%20eq%20'" + customer + "'&$top=50"); // BUG
#else
  return web::get(service + "/Orders?$filter=Customer%20eq%20'" + web::encode_data_string(customer) +
                  "'&$top=50");
#endif
}
