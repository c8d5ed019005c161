// Check: uri-unencoded-data
// Reasoning: join
// Source: RetroAchievements/RAIntegration@b9f4273a
// Input: the password 'a&b' gives 'p=a&b'
// Sight: found
#include <map>
#include <string>

namespace std {
template <typename I, typename T>
void replace(I begin, I end, const T &from, const T &to);
}
typedef std::map<char, std::string> PostArgs;
bool DoBlockingHttpPost(const std::string &page, const std::string &postString);
void UrlEncodeAppend(std::string &output, const std::string &input);

static std::string PostArgsToString(const PostArgs &args) {
  std::string str = "";
  auto iter = args.begin();
  while (iter != args.end()) {
    if (iter != args.begin())
      str += "&";
    str += iter->first;
    str += "=";
#ifndef MENDED
    str += iter->second; // BUG
#else
    UrlEncodeAppend(str, iter->second);
#endif
    iter++;
  }
#ifndef MENDED
  std::replace(str.begin(), str.end(), ' ', '+');
#endif
  return str;
}

bool Login(const std::string &user, const std::string &password) {
  PostArgs args;
  args['r'] = "login";
  args['u'] = user;
  args['p'] = password;
  return DoBlockingHttpPost("login_app.php", PostArgsToString(args)); // OR
}
