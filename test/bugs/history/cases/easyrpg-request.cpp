// Check: uri-unencoded-data
// Reasoning: join
// Source: EasyRPG/Player@d2cda133
// Input: the file 'Hero #1.png' gives 'games/default/Hero #1.png'
// Sight: possible
// Missed: only 'possible', as the rest of a path that may hold slashes
#include <map>
#include <string>

namespace std {
struct regex {
  explicit regex(const char *text);
};
string regex_replace(const string &text, const regex &what, const char *by);
} // namespace std
void emscripten_async_wget2(const char *url, const char *file,
                            const char *requesttype, const char *param);
std::string LowerCase(const std::string &text);

static std::map<std::string, std::string> file_mapping;
class FileRequestAsync {
public:
  void Start();

private:
  std::string path;
};

// The first fix in the project replaced only '%' and '#', a later one '+'.
void FileRequestAsync::Start() {
  std::string request_path = "games/default/";
  auto it = file_mapping.find(LowerCase(path));
  if (it != file_mapping.end())
    request_path += it->second; // OR
  else
    request_path += path; // MISSED
#ifdef MENDED
  request_path = std::regex_replace(request_path, std::regex("%"), "%25");
  request_path = std::regex_replace(request_path, std::regex("#"), "%23");
  request_path = std::regex_replace(request_path, std::regex("\\+"), "%2B");
  request_path = std::regex_replace(request_path, std::regex("\\?"), "%3F");
  request_path = std::regex_replace(request_path, std::regex(" "), "%20");
#endif
  emscripten_async_wget2(request_path.c_str(), path.c_str(), "GET", // OR
                         nullptr);
}
