// Check: uri-unencoded-data
// Reasoning: expression
// Source: StefanoBelli/xxtelebot#10
// Input: the text 'you & me' gives '&text=you & me': ' me' becomes a parameter
#include <string>

static std::string urlencode(const std::string &s);
std::string get(const std::string &url);

class Bot {
public:
  void sendMessage(long chatId, const std::string &text);

private:
  std::string token;
};

void Bot::sendMessage(long chatId, const std::string &text) {
#ifndef MENDED
  get("https://api.telegram.org/bot" + token + "/sendMessage?chat_id=" + // OR
      std::to_string(chatId) + "&text=" + text); // BUG
#else
  get("https://api.telegram.org/bot" + token + "/sendMessage?chat_id=" +
      std::to_string(chatId) + "&text=" + urlencode(text));
#endif
}
