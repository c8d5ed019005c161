// What a condition says of an element holds for the same element, until the index,
// the iterator or the container changes.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <map>
#include <regex>
#include <string>
#include <vector>

static bool isNumber(const std::string &S) {
  for (char C : S)
    if (!(C >= '0' && C <= '9'))
      return false;
  return true;
}
static bool areDigits(const char *S) {
  for (; *S; ++S)
    if (!(*S >= '0' && *S <= '9'))
      return false;
  return true;
}
void get(const std::string &Url);

struct Item {
  std::string Name;
  Item *Next;
};

void constantIndex(const std::vector<std::string> &Words) {
  if (Words.size() > 1 && isNumber(Words[1]))
    get("https://h.example/find?q=" + Words[1]);
}
void at(const std::vector<std::string> &Words) {
  if (isNumber(Words.at(1)))
    get("https://h.example/find?q=" + Words.at(1));
}
void front(const std::vector<std::string> &Words) {
  if (isNumber(Words.front()))
    get("https://h.example/find?q=" + Words.front());
}
std::string regex(const std::vector<std::string> &Words) {
  static const std::regex Hash("[0-9a-f]{7,40}");
  if (!std::regex_match(Words[1], Hash))
    return "";
  return "https://h.example/commit/" + Words[1] + "?w=1";
}
void variable(const std::vector<Item> &Items) {
  for (size_t I = 0; I < Items.size(); ++I)
    if (isNumber(Items[I].Name))
      get("https://h.example/find?q=" + Items[I].Name);
}
void range(const std::vector<Item> &Items) {
  for (const Item &Each : Items)
    if (isNumber(Each.Name))
      get("https://h.example/find?q=" + Each.Name);
}
void iterator(const std::vector<std::string> &Words) {
  for (auto It = Words.begin(); It != Words.end(); ++It) {
    if (!isNumber(*It))
      continue;
    get("https://h.example/find?q=" + *It);
  }
}
void mapped(const std::map<std::string, std::string> &Values) {
  for (const auto &Each : Values)
    if (isNumber(Each.second))
      get("https://h.example/find?q=" + Each.second);
}
void found(const std::map<std::string, std::string> &Values) {
  const auto It = Values.find("n");
  if (It != Values.end() && isNumber(It->second))
    get("https://h.example/find?q=" + It->second);
}
void listed(Item *First) {
  for (Item *Each = First; Each; Each = Each->Next)
    if (isNumber(Each->Name))
      get("https://h.example/find?q=" + Each->Name);
}
void pointers(char **Words, int Count) {
  if (areDigits(Words[1]))
    get(std::string("https://h.example/find?q=") + Words[1]);
  for (int I = 0; I < Count; ++I)
    if (areDigits(Words[I]))
      get(std::string("https://h.example/find?q=") + Words[I]);
  for (char **Each = Words; *Each; ++Each)
    if (areDigits(*Each))
      get(std::string("https://h.example/find?q=") + *Each);
}
void reference(const std::vector<std::string> &Words) {
  const std::string &Word = Words[1];
  if (isNumber(Word))
    get("https://h.example/find?q=" + Word);
}

void otherIndex(const std::vector<std::string> &Words) {
  if (isNumber(Words[0]))
    get("https://h.example/find?q=" + Words[1]);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Words' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void otherObject(Item *First) {
  if (isNumber(First->Name))
    get("https://h.example/find?q=" + First->Next->Name);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void changedElement(std::vector<std::string> &Words, const std::string &Name) {
  if (!isNumber(Words[0]))
    return;
  Words[0] = Name;
  get("https://h.example/find?q=" + Words[0]);
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'Words' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void changedIndex(const std::vector<std::string> &Words, int I) {
  if (!isNumber(Words[I]))
    return;
  ++I;
  get("https://h.example/find?q=" + Words[I]);
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'Words' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void movedIterator(const std::vector<std::string> &Words) {
  auto It = Words.begin();
  if (!isNumber(*It))
    return;
  ++It;
  get("https://h.example/find?q=" + *It);
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'It' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void onlyOneArm(const std::vector<std::string> &Words, int I, bool Trust) {
  if (Trust || isNumber(Words[I]))
    get("https://h.example/find?q=" + Words[I]);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Words' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void opposite(const std::vector<Item> &Items) {
  for (const Item &Each : Items) {
    if (isNumber(Each.Name))
      continue;
    get("https://h.example/find?q=" + Each.Name);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
}

void bindings(const std::map<std::string, std::string> &Fields) {
  for (const auto &[Name, Value] : Fields)
    if (Name != "skip" && isNumber(Value))
      get("https://h.example/find?q=" + Value);
}
void otherBinding(const std::map<std::string, std::string> &Fields) {
  for (const auto &[Name, Value] : Fields)
    if (isNumber(Name))
      get("https://h.example/find?q=" + Value);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Value' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void changedBinding(std::map<std::string, std::string> &Fields, const std::string &More) {
  for (auto &[Name, Value] : Fields) {
    if (!isNumber(Value))
      continue;
    Value = More;
    get("https://h.example/find?q=" + Value);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Value' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
}
