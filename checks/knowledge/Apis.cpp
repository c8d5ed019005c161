//===--- Apis.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/Apis.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

namespace clang::tidy::uri {

namespace {

enum class R : unsigned char {
  Encoder,
  EncoderInto,
  Decoder,
  InputInto,
  SafeText,
  Forward,
  Format,
  FormatInto,
  Concat,
  ConcatInto,
  UriSink,
  FormSink,
};

struct Row {
  llvm::StringRef Name;
  R Role;
  signed char Arg = 0;
  signed char Dest = ApiFact::Object;
  Dialect Format = Dialect::Plain;
  bool Appends = false;
  signed char WhenArg = ApiFact::None;
  llvm::StringRef WhenName = {};
};

} // namespace

// Sources: the libraries' own headers and
// documentation (libcurl 7.88, Qt 5.15 and 6.4, GLib 2.74, Abseil 20220623,
// fmt 9.1, wxWidgets 3.2, GDAL 3.6, the C standard).
static constexpr Row Rows[] = {
    {"wxString::Format", R::Format, 0, -1, Dialect::Printf},
    {"wxString::Printf", R::FormatInto, 0, -1, Dialect::Printf},
    {"CString::Format", R::FormatInto, 0, -1, Dialect::Printf},
    {"CPLString::Printf", R::FormatInto, 0, -1, Dialect::Printf},
    {"QNetworkRequest::QNetworkRequest", R::UriSink, 0},
    {"QUrl::QUrl", R::UriSink, 0},
    {"absl::StrAppend", R::ConcatInto, 1, 0, Dialect::Plain, true},
    {"absl::StrCat", R::Concat, 0},
    {"absl::Substitute", R::Format, 0, -1, Dialect::Dollar},
    {"absl::SubstituteAndAppend", R::FormatInto, 1, 0, Dialect::Dollar, true},
    {"wxURI::wxURI", R::UriSink, 0},
    {"CPLEscapeString", R::Encoder, 0, -1, Dialect::Plain, false, 2,
     "CPLES_URL"},
    {"CPLHTTPFetch", R::UriSink, 0},
    {"CPLHTTPFetchEx", R::UriSink, 0},
    {"QUrl::fromEncoded", R::UriSink, 0},
    {"QUrl::fromPercentEncoding", R::Decoder, 0},
    {"QUrl::setUrl", R::UriSink, 0},
    {"QUrl::toPercentEncoding", R::Encoder, 0},
    {"curl_easy_escape", R::Encoder, 1},
    {"curl_easy_setopt", R::UriSink, 2, -1, Dialect::Plain, false, 1,
     "CURLOPT_URL"},
    {"curl_easy_setopt", R::FormSink, 2, -1, Dialect::Plain, false, 1,
     "CURLOPT_POSTFIELDS"},
    {"curl_easy_setopt", R::FormSink, 2, -1, Dialect::Plain, false, 1,
     "CURLOPT_COPYPOSTFIELDS"},
    {"curl_easy_unescape", R::Decoder, 1},
    {"curl_escape", R::Encoder, 0},
    {"curl_unescape", R::Decoder, 0},
    {"g_uri_escape_string", R::Encoder, 0},
    {"g_uri_unescape_string", R::Decoder, 0},
    {"evhttp_encode_uri", R::Encoder, 0},
    {"cpr::util::urlEncode", R::Encoder, 0},
    {"xmlURIEscapeStr", R::Encoder, 0},
    {"fmt::format", R::Format, 0, -1, Dialect::Brace},
    {"std::format", R::Format, 0, -1, Dialect::Brace},
    {"g_strconcat", R::Concat, 0},
    {"std::move", R::Forward, 0},
    {"std::forward", R::Forward, 0},
    {"QString::fromLatin1", R::Forward, 0},
    {"QString::fromUtf8", R::Forward, 0},
    {"QString::fromStdString", R::Forward, 0},
    {"QString::fromLocal8Bit", R::Forward, 0},
    {"QString::fromWCharArray", R::Forward, 0},
    {"QString::fromUtf16", R::Forward, 0},
    {"QByteArray::fromStdString", R::Forward, 0},
    {"QByteArray::fromRawData", R::Forward, 0},
    {"QtPrivate::qMakeStringPrivate", R::Forward, 0},
    {"wxString::FromUTF8", R::Forward, 0},
    {"wxString::FromAscii", R::Forward, 0},
    {"g_strdup", R::Forward, 0},
    {"strdup", R::Forward, 0},
    {"xstrdup", R::Forward, 0},
    {"gettext", R::Forward, 0},
    {"qPrintable", R::Forward, 0},
    {"qUtf8Printable", R::Forward, 0},
    {"strcat", R::ConcatInto, 1, 0, Dialect::Plain, true},
    {"strncat", R::ConcatInto, 1, 0, Dialect::Plain, true},
    {"strcpy", R::ConcatInto, 1, 0},
    {"strncpy", R::ConcatInto, 1, 0},
    {"stpcpy", R::ConcatInto, 1, 0},
    {"strlcpy", R::ConcatInto, 1, 0},
    {"strlcat", R::ConcatInto, 1, 0, Dialect::Plain, true},
    {"g_strlcpy", R::ConcatInto, 1, 0},
    {"g_strlcat", R::ConcatInto, 1, 0, Dialect::Plain, true},
    {"g_string_append", R::ConcatInto, 1, 0, Dialect::Plain, true},
    {"g_string_assign", R::ConcatInto, 1, 0},
    {"g_string_append_printf", R::FormatInto, 1, 0, Dialect::Printf, true},
    {"g_string_printf", R::FormatInto, 1, 0, Dialect::Printf},
    {"g_string_new", R::Forward, 0},
    {"g_string_append_uri_escaped", R::EncoderInto, 1, 0, Dialect::Plain, true},
    {"fgets", R::InputInto, 0, 0},
    {"fread", R::InputInto, 0, 0},
    {"read", R::InputInto, 0, 1},
    {"recv", R::InputInto, 0, 1},
    {"getline", R::InputInto, 0, 0},
    {"std::getline", R::InputInto, 0, 1},
    {"std::to_string", R::SafeText},
    {"QString::number", R::SafeText},
    {"QByteArray::number", R::SafeText},
    {"QByteArray::toHex", R::SafeText},
    {"QDateTime::toString", R::SafeText},
    {"QDate::toString", R::SafeText},
    {"QTime::toString", R::SafeText},
    {"QLocale::name", R::SafeText},
    {"QLocale::bcp47Name", R::SafeText},
    {"QLocale::toString", R::SafeText},
    {"QUuid::toString", R::SafeText},
    {"QHostAddress::toString", R::SafeText},
    {"QCryptographicHash::hash", R::SafeText},
    {"QtPrivate::asString", R::Forward, 0},
    {"inet_ntoa", R::SafeText},
    {"inet_ntop", R::SafeText},
    {"sprintf", R::FormatInto, 1, 0, Dialect::Printf},
    {"snprintf", R::FormatInto, 2, 0, Dialect::Printf},
    {"vsprintf", R::FormatInto, 1, 0, Dialect::Printf},
    {"vsnprintf", R::FormatInto, 2, 0, Dialect::Printf},
    {"asprintf", R::FormatInto, 1, 0, Dialect::Printf},
    {"vasprintf", R::FormatInto, 1, 0, Dialect::Printf},
    {"g_snprintf", R::FormatInto, 2, 0, Dialect::Printf},
    {"g_strdup_printf", R::Format, 0, -1, Dialect::Printf},
    {"CPLSPrintf", R::Format, 0, -1, Dialect::Printf},
    {"absl::StrFormat", R::Format, 0, -1, Dialect::Printf},
};

static llvm::StringRef lastPart(llvm::StringRef Name) {
  const size_t Colon = Name.rfind(':');
  return Colon == llvm::StringRef::npos ? Name : Name.substr(Colon + 1);
}

static ApiFact factOf(const Row &Old) {
  ApiFact Fact;
  Fact.Name = Old.Name;
  Fact.Arg = Old.Arg;
  Fact.Appends = Old.Appends;
  Fact.Format = Old.Format;
  Fact.WhenArg = Old.WhenArg;
  Fact.WhenName = Old.WhenName;
  switch (Old.Role) {
  case R::Encoder:
  case R::EncoderInto:
    Fact.Role = ApiRole::Encodes;
    Fact.Keeps = uricore::Unreserved;
    break;
  case R::Decoder:
    Fact.Role = ApiRole::Decodes;
    break;
  case R::InputInto:
    Fact.Role = ApiRole::Input;
    Fact.Arg = ApiFact::None;
    break;
  case R::SafeText:
    Fact.Role = ApiRole::Safe;
    Fact.Arg = ApiFact::None;
    break;
  case R::Forward:
    Fact.Role = ApiRole::Forwards;
    break;
  case R::Format:
  case R::FormatInto:
    Fact.Role = ApiRole::Formats;
    Fact.First = static_cast<signed char>(Old.Arg + 1);
    break;
  case R::Concat:
  case R::ConcatInto:
    Fact.Role = ApiRole::Concatenates;
    break;
  case R::UriSink:
  case R::FormSink:
    Fact.Role = ApiRole::Takes;
    Fact.Dest = ApiFact::None;
    Fact.Part = Old.Role == R::UriSink ? UriPart::Uri : UriPart::FormBody;
    break;
  }
  const bool IsInto = Old.Role == R::EncoderInto || Old.Role == R::InputInto ||
                      Old.Role == R::FormatInto || Old.Role == R::ConcatInto;
  if (IsInto)
    Fact.Dest = Old.Dest;
  return Fact;
}

llvm::ArrayRef<ApiFact> factsFor(llvm::StringRef Name) {
  static const auto Table = [] {
    llvm::StringMap<llvm::SmallVector<ApiFact, 1>> ByLastPart;
    for (const Row &Old : Rows)
      ByLastPart[lastPart(Old.Name)].push_back(factOf(Old));
    return ByLastPart;
  }();
  const auto Found = Table.find(Name);
  if (Found == Table.end())
    return {};
  return Found->second;
}

static constexpr SuggestedEncoder Suggestions[] = {
    {"QString", "QString::fromLatin1(QUrl::toPercentEncoding({}))", "<QUrl>"},
};

const SuggestedEncoder *suggestedEncoderFor(llvm::StringRef Type) {
  const auto *Found = llvm::find_if(
      Suggestions, [&](const SuggestedEncoder &S) { return S.Type == Type; });
  return Found == std::end(Suggestions) ? nullptr : Found;
}

// Namespaces, schemas and relations that documents compare byte by byte.
static constexpr llvm::StringLiteral IdentifierPrefixes[] = {
    "http://www.w3.org/1999/",
    "http://www.w3.org/2000/",
    "http://www.w3.org/2001/",
    "http://www.w3.org/2003/",
    "http://www.w3.org/2005/",
    "http://www.w3.org/TR/",
    "http://www.w3.org/XML/",
    "http://www.w3.org/ns/",
    "https://www.w3.org/ns/",
    "http://schemas.",
    "https://schemas.",
    "http://json-schema.org/",
    "https://json-schema.org/",
    "http://purl.org/",
    "https://purl.org/",
    "http://xmlns.",
    "http://ns.adobe.com/",
    "http://www.opengis.net/def/",
    "http://www.opengis.net/gml",
    "http://docs.oasis-open.org/",
    "http://java.sun.com/xml/",
    "http://xml.org/sax/",
    "http://relaxng.org/",
    "http://search.yahoo.com/mrss",
    "http://spdx.org/licenses/",
    "https://spdx.org/licenses/",
    "http://creativecommons.org/licenses/",
    "https://creativecommons.org/licenses/",
    "http://www.topografix.com/GPX/",
    "http://www.openarchives.org/OAI/",
};

bool isIdentifierUri(llvm::StringRef Uri) {
  return llvm::any_of(IdentifierPrefixes, [&](llvm::StringRef Prefix) {
    return Uri.take_front(Prefix.size()) == Prefix;
  });
}

static constexpr llvm::StringLiteral HierarchicalSchemes[] = {
    "http", "https", "ftp",  "ftps",  "sftp", "ws",   "wss",    "file",
    "rtsp", "rtmp",  "ldap", "ldaps", "git",  "ssh",  "svn",    "coap",
    "mqtt", "ipp",   "ipps", "smb",   "dav",  "davs", "webdav", "webdavs",
    "irc",  "nntp",  "tftp", "coaps", "s3",   "gs",   "mms",    "gopher",
};

// Schemes of one program or library, whose rest it takes as it is.
static constexpr llvm::StringLiteral PrivateSchemes[] = {
    "chrome", "image", "qrc", "resource", "special",
};

bool isPrivateScheme(llvm::StringRef Scheme) {
  return llvm::any_of(PrivateSchemes, [&](llvm::StringRef Known) {
    return Scheme.equals_insensitive(Known);
  });
}

bool isHierarchicalScheme(llvm::StringRef Scheme) {
  return llvm::any_of(HierarchicalSchemes, [&](llvm::StringRef Known) {
    return Scheme.equals_insensitive(Known);
  });
}

} // namespace clang::tidy::uri
