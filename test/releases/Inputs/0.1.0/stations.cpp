//===--- stations.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Addresses of weather stations: what a client of a web service is full of,
/// with mistakes to find.
///
//===----------------------------------------------------------------------===//

#include <cstdlib>
#include <iostream>
#include <string>

namespace {

const std::string Service = "https://api.weather.example/v1";

const char WindMapUrl[] = "https://www.weather.example/wind maps/europe.png";
const char HomeStation[] =
    "https://api.weather.example/v1/stations/Z%c3%bcrich%20HB";

bool isUnreserved(unsigned char Byte) {
  return (Byte >= 'A' && Byte <= 'Z') || (Byte >= 'a' && Byte <= 'z') ||
         (Byte >= '0' && Byte <= '9') || Byte == '-' || Byte == '.' ||
         Byte == '_' || Byte == '~';
}

/// \p Text percent-encoded as data of any component.
std::string urlEncode(const std::string &Text) {
  static const char Digits[] = "0123456789ABCDEF";
  std::string Result;
  for (const unsigned char Byte : Text) {
    if (isUnreserved(Byte)) {
      Result += static_cast<char>(Byte);
      continue;
    }
    Result += '%';
    Result += Digits[Byte >> 4];
    Result += Digits[Byte & 15];
  }
  return Result;
}

std::string stationUrl(const std::string &Name) {
  return Service + "/stations/" + urlEncode(Name) + "/latest";
}

std::string searchUrl(const std::string &Text, int Page) {
  return Service + "/search?q=" + Text + "&page=" + std::to_string(Page);
}

std::string reportUrl(const std::string &Name, const std::string &Remark) {
  std::string Url = Service + "/report?station=" + urlEncode(Name);
  if (!Remark.empty())
    Url += "&remark=" + urlEncode(Remark);
  return Url;
}

} // namespace

int main(int Argc, char **Argv) {
  const std::string Name = Argc > 1 ? Argv[1] : "";
  if (Name.empty()) {
    std::cout << HomeStation << '\n' << WindMapUrl << '\n';
    return EXIT_SUCCESS;
  }
  std::cout << stationUrl(Name) << '\n'
            << searchUrl(Name, 1) << '\n'
            << reportUrl(Name, Argc > 2 ? Argv[2] : "") << '\n';
  return EXIT_SUCCESS;
}
