// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: SerenityOS/serenity#23539
// Input: '✓' gives '%-1E%-64%-6D'
#include <fmt/format.h>
#include <string>

std::string percent_encode_query(const std::string &input) { // OR
  std::string builder;
  for (char code_unit : input) {
    if ((code_unit >= 'a' && code_unit <= 'z') ||
        (code_unit >= 'A' && code_unit <= 'Z') ||
        (code_unit >= '0' && code_unit <= '9') || code_unit == '-' ||
        code_unit == '.' || code_unit == '_' || code_unit == '~')
      builder += code_unit;
    else
#ifndef MENDED
      builder += fmt::format("%{:02X}", static_cast<int>(code_unit)); // BUG
#else
      builder += fmt::format("%{:02X}", static_cast<unsigned char>(code_unit));
#endif
  }
  return builder;
}
