// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <algorithm>
#include <cctype>
#include <cstring>
#include <string>
#include <vector>

// What a variable says of a text that is passed by reference to const.

static bool isLower(char C) { return C >= 'a' && C <= 'z'; }

static bool isCode(const std::string &Text) {
  return std::all_of(Text.begin(), Text.end(), isLower);
}

std::string byCall(const std::string &City) {
  const bool IsValid = isCode(City);
  if (!IsValid)
    return "";
  return "https://example.com/?c=" + City;
}

std::string bySeveral(const std::string &City) {
  bool IsValid = !City.empty() && City.size() < 20 && isCode(City);
  return IsValid ? "https://example.com/?c=" + City : std::string();
}

std::string byPosition(const std::string &City) {
  const size_t Other = City.find_first_not_of("abcdefghijklmnopqrstuvwxyz");
  if (Other == std::string::npos)
    return "https://example.com/?c=" + City;
  return "";
}

std::string byCount(const std::string &City) {
  const auto Others = std::count_if(City.begin(), City.end(), [](char C) {
    return !std::isalnum(static_cast<unsigned char>(C));
  });
  if (Others > 0)
    return "";
  return "https://example.com/?c=" + City;
}

std::string inLoop(const std::vector<std::string> &Tags) {
  std::string All;
  for (const auto &Tag : Tags) {
    const bool IsValid = isCode(Tag);
    if (!IsValid)
      continue;
    All += "&tag=" + Tag;
  }
  return "https://example.com/?v=1" + All;
}

// The variable says something else.

std::string bySize(const std::string &City) {
  const bool IsValid = City.size() < 20;
  if (!IsValid)
    return "";
  return "https://example.com/?c=" + City;
  // CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'City' goes into query parameter 'c' without percent-encoding
}

std::string byOther(const std::string &City, const std::string &Country) {
  const bool IsValid = isCode(Country);
  if (!IsValid)
    return "";
  return "https://example.com/?c=" + City;
  // CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'City' goes into query parameter 'c' without percent-encoding
}

std::string changedLater(std::string City) {
  const bool IsValid = isCode(City);
  City += std::string(1, ' ') + City;
  if (!IsValid)
    return "";
  return "https://example.com/?c=" + City;
  // CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'City' goes into query parameter 'c' without percent-encoding
}
