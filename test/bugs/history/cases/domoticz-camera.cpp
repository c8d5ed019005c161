// Check: uri-unencoded-data
// Reasoning: expression
// Source: domoticz/domoticz@43aa58e1
// Input: the password 'a@b' gives 'http://u:a@b@10.0.0.9:80'
// Sight: found
#include <sstream>
#include <string>

struct CURLEncode {
  static std::string URLEncode(const std::string &text);
};
struct Camera {
  std::string Username, Password, Address;
  int Port, Protocol;
};

std::string GetCameraURL(const Camera *camera) {
  std::stringstream s_str;
  std::string prefix = camera->Protocol == 0 ? "http" : "https";
  if (camera->Username != "" || camera->Password != "")
#ifndef MENDED
    s_str << prefix << "://" << camera->Username << ":" << camera->Password << "@" // BUG
          << camera->Address << ":" << camera->Port;
#else
    s_str << prefix << "://" << CURLEncode::URLEncode(camera->Username) << ":"
          << CURLEncode::URLEncode(camera->Password) << "@" << camera->Address << ":" << camera->Port;
#endif
  else
    s_str << prefix << "://" << camera->Address << ":" << camera->Port;
  return s_str.str();
}
