// Trap: a header parameter of RFC 5987 is not a URI
#include <string>

std::string encodeExtValue(const std::string &text);

std::string disposition(const std::string &fileName) {
  return "attachment; filename*=UTF-8''" + encodeExtValue(fileName);
}
