// Check: uri-unencoded-data
// Reasoning: sink
// Source: OSGeo/gdal port/cpl_google_oauth2.cpp (3.6)
// Input: the token '4/a+b=' gives 'refresh_token=4/a+b=': decoded to '4/a b='
// Missed: a value named token is only 'possible', because most tokens
//   are base64url
#include <curl/curl.h>
#include <string>

std::string Escape(CURL *curl, const std::string &text);

void refresh(CURL *curl, const std::string &refreshToken,
             const std::string &clientSecret) {
  std::string body = "grant_type=refresh_token";
#ifndef MENDED
  body += "&refresh_token=" + refreshToken; // MISSED
  body += "&client_secret=" + clientSecret; // BUG
#else
  body += "&refresh_token=" + Escape(curl, refreshToken);
  body += "&client_secret=" + Escape(curl, clientSecret);
#endif
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body.c_str());
}
