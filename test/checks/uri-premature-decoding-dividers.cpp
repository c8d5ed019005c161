// RUN: %check_clang_tidy -std=c++17 %s uri-premature-decoding %t

#include <string>
#include <string_view>
#include <vector>

// Functions of the program that divide a text at the character that they are
// given.

std::string urlDecode(const std::string &Text);

std::vector<std::string> cut(std::string_view Text, char Mark) {
  std::vector<std::string> Parts;
  for (;;) {
    const auto Pos = Text.find(Mark);
    Parts.emplace_back(Text.substr(0, Pos));
    if (Pos == std::string_view::npos)
      return Parts;
    Text.remove_prefix(Pos + 1);
  }
}

std::vector<std::string> pieces(const std::string &Text, char Mark) {
  std::vector<std::string> Parts(1);
  for (char C : Text)
    if (C == Mark)
      Parts.emplace_back();
    else
      Parts.back() += C;
  return Parts;
}

size_t countOf(const std::string &Text, char Mark) {
  size_t Result = 0;
  for (size_t I = 0; I < Text.size(); ++I)
    Result += Text[I] == Mark ? 1 : 0;
  return Result;
}

size_t divide(const std::string &Query) {
  size_t Result = cut(urlDecode(Query), '&').size();
  // CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'urlDecode' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  Result += pieces(urlDecode(Query), '&').size();
  // CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'urlDecode' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  for (const std::string &Part : cut(Query, '&'))
    Result += urlDecode(Part).size();
  return Result + cut(urlDecode(Query), ',').size() + pieces(urlDecode(Query), ' ').size() + countOf(urlDecode(Query), ';');
}

// A function that only replaces entities is for HTML, whatever it is called.
std::string replaced(std::string Text, const std::string &Old, const std::string &New);
std::string unescapeUrl(std::string Url) { return replaced(Url, "&amp;", "&"); }
size_t withoutEntities(const std::string &Query) { return cut(unescapeUrl(Query), '&').size(); }
