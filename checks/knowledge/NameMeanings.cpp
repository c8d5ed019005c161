//===--- NameMeanings.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

bool mentionsUri(llvm::StringRef Name) {
  if (hasWord(Name, {"url", "uri", "urls", "uris", "href", "endpoint",
                     "permalink", "webhook", "qurl"}))
    return true;
  // A link of a file system is none.
  return hasWord(Name, {"link"}) &&
         !hasWord(Name, {"target", "path", "file", "dir", "name", "sym",
                         "symbolic", "hard", "symlink", "read"});
}

bool saysUri(llvm::StringRef Names) {
  while (!Names.empty()) {
    const auto [Name, Rest] = Names.split(' ');
    if (mentionsUri(subjectOf(Name)))
      return true;
    Names = Rest;
  }
  return false;
}

bool saysEncoded(llvm::StringRef Name) {
  // What is made of something encoded need not be it.
  return hasWord(subjectOf(Name),
                 {"encoded", "escaped", "quoted", "enc", "esc", "urlencoded",
                  "urlescaped", "percentencoded", "uriencoded", "encode",
                  "escape", "quote", "urlencode", "urlescape", "uriescape",
                  "uriencode"});
}

bool saysEncoder(llvm::StringRef Name) {
  Name = subjectOf(Name);
  if (hasWord(Name, {"html", "xml", "json", "sql", "shell", "regex", "regexp",
                     "base", "b64", "decode", "unescape", "js", "csv"}))
    return false;
  if (hasWord(Name, {"urlencode", "urlescape", "uriencode", "uriescape",
                     "percentencode", "pctencode", "percentencoding"}))
    return true;
  return hasWord(Name, {"encode", "escape", "encoded", "escaped", "encoding",
                        "quote"}) &&
         hasWord(Name, {"url", "uri", "percent", "pct", "component", "query",
                        "form"});
}

bool saysSafeCode(llvm::StringRef Function) {
  const auto Words = wordsOf(Function);
  // `decodeBase32`, `fromHex`, `hexToBytes`: the way back.
  if (hasWord(Function, {"decode", "from", "parse", "unhex"}) ||
      (Words.size() > 1 && Words[0] == "hex" && Words[1] == "to"))
    return false;
  if (hasWord(Function, {"hex", "base64url"}))
    return true;
  for (size_t I = 0; I + 1 < Words.size(); ++I)
    if (Words[I] == "base" &&
        llvm::is_contained({"16", "32", "58"}, Words[I + 1]))
      return true;
  return false;
}

bool saysNumberText(llvm::StringRef Function) {
  const auto Words = wordsOf(Function);
  return hasWord(Function, {"itoa"}) ||
         (Words.size() == 2 && Words[0] == "to" &&
          (Words[1] == "string" || Words[1] == "str"));
}

bool saysTextOfArgument(llvm::StringRef Function) {
  return !anyWord(Function, [](llvm::StringRef Word) {
    return !llvm::is_contained({"get", "as",     "to",      "of",    "string",
                                "str", "cstr",   "text",    "value", "content",
                                "utf", "8",      "unicode", "bytes", "json",
                                "xml", "object", "node",    "c",     "g",
                                "py",  "std",    "ns",      "cf",    "variant"},
                               Word);
  });
}

bool saysStoredUri(llvm::StringRef Class) {
  const auto Words = wordsOf(Class);
  return llvm::is_contained(Words, llvm::StringRef("url")) ||
                 llvm::is_contained(Words, llvm::StringRef("uri"))
             ? llvm::all_of(Words,
                            [](const std::string &Word) {
                              return llvm::is_contained(
                                  {"url", "uri", "parsed", "parts", "struct",
                                   "components", "curl", "http", "info", "t",
                                   "view", "reference"},
                                  Word);
                            })
             : false;
}

bool saysDecoder(llvm::StringRef Name) {
  if (hasWord(Name, {"html", "xml", "json", "base", "b64", "js", "utf"}))
    return false;
  if (hasWord(Name, {"urldecode", "urlunescape", "uridecode", "uriunescape",
                     "percentdecode", "pctdecode"}))
    return true;
  return hasWord(Name, {"decode", "unescape", "decoded", "unescaped", "unquote",
                        "decoding"}) &&
         hasWord(Name, {"url", "uri", "percent", "pct", "component", "query",
                        "form"});
}

bool saysHtmlEncoder(llvm::StringRef Name) {
  return hasWord(Name, {"htmlescape", "htmlencode", "xmlescape", "xmlencode",
                        "htmlspecialchars", "htmlentities"}) ||
         (hasWord(Name, {"html", "xml", "markup"}) &&
          hasWord(Name, {"escape", "escaped", "encode", "encoded", "quote",
                         "entities"}));
}

bool saysValidator(llvm::StringRef Function) {
  return hasWord(Function,
                 {"valid",          "validate", "validated",  "isvalid",
                  "safe",           "allowed",  "legal",      "permitted",
                  "whitelisted",    "isalnum",  "isalpha",    "isdigit",
                  "isxdigit",       "alnum",    "digit",      "letter",
                  "alphanumeric",   "numeric",  "identifier", "unreserved",
                  "isalphanumeric", "isnumeric"}) &&
         !hasWord(Function, {"make", "to", "get", "set", "invalid"});
}

bool saysTrim(llvm::StringRef Function) {
  return hasWord(Function,
                 {"trim", "rtrim", "ltrim", "strip", "chomp", "chop", "chug",
                  "lower", "upper", "tolower", "toupper", "simplify"});
}

bool saysSplit(llvm::StringRef Function) {
  return hasWord(Function,
                 {"find", "split", "index", "strchr", "strrchr", "section",
                  "tokenize", "strtok", "strsep", "contains", "rfind", "search",
                  "strstr", "strcspn", "getline", "explode"}) ||
         Function == "strtok_r";
}

bool saysParser(llvm::StringRef Function) {
  return hasWord(Function, {"parse", "split", "tokenize", "explode"}) &&
         hasWord(Function,
                 {"query", "params", "parameters", "args", "arguments", "form",
                  "url", "uri", "querystring", "qs", "cgi"});
}

bool saysUriPart(llvm::StringRef Name) {
  return hasWord(Name,
                 {"url",       "urls",    "uri",       "uris",      "iri",
                  "query",     "http",    "https",     "www",       "href",
                  "web",       "rest",    "oauth",     "form",      "webdav",
                  "dav",       "cgi",     "urlencode", "urlescape", "uriencode",
                  "uriescape", "urlenc",  "urlesc",    "urlutil",   "urlutils",
                  "component", "tracker", "bittorrent"});
}

bool saysOtherEscape(llvm::StringRef Name) {
  return hasWord(Name,
                 {"file",        "filename", "fname",      "grpc",   "status",
                  "header",      "rfc5987",  "mime",       "cache",  "key",
                  "disposition", "unescape", "decode",     "xml",    "html",
                  "json",        "js",       "javascript", "printf", "gcode",
                  "ldap",        "imap",     "mailbox",    "log",    "dump"});
}

bool saysPath(llvm::StringRef Name) {
  return hasWord(Name,
                 {"path", "paths", "dir", "directory", "folder", "route",
                  "prefix", "uri", "url", "target", "endpoint", "resource",
                  "file", "filename", "page", "suffix", "subpath", "location"});
}

bool saysFolder(llvm::StringRef Name) {
  return hasWord(Name, {"dir", "dirs", "directory", "folder", "filename",
                        "filepath"}) ||
         (hasWord(Name, {"path"}) &&
          hasWord(Name, {"local", "file", "cache", "data", "temp", "tmp",
                         "home", "install", "disk"}));
}

bool saysAccessKey(llvm::StringRef Name) {
  bool IsKind = false;
  return anyWord(Name, [&](llvm::StringRef Word) {
    const bool IsKey =
        Word == "apikey" || Word == "accesskey" || (IsKind && Word == "key");
    IsKind = Word == "api" || Word == "access" || Word == "app" ||
             Word == "consumer";
    return IsKey;
  });
}

bool saysIdentifier(llvm::StringRef Name) {
  return hasWord(
      Name, {"id",       "ids",        "uuid",        "guid",   "hash",
             "digest",   "lang",       "language",    "locale", "type",
             "mode",     "version",    "sha",         "md",     "ver",
             "checksum", "crc",        "fingerprint", "uid",    "udn",
             "serial",   "ext",        "extension",   "format", "scheme",
             "crs",      "srs",        "epsg",        "token",  "delegation",
             "role",     "identifier", "identifiers", "anchor"});
}

bool saysClosedSet(llvm::StringRef Key) {
  return hasWord(Key,
                 {"lang", "language", "locale", "type", "mode", "version",
                  "ver", "format", "fmt", "event", "role", "charset",
                  // Numbers.
                  "limit", "offset", "size", "count", "rows", "max", "min",
                  "zoom", "scale", "dpi", "width", "height", "depth", "radius",
                  "tolerance", "timeout", "interval", "ttl", "lat", "lon",
                  "lng", "latitude", "longitude", "replication", "permission",
                  // Coordinate reference systems, yes and no.
                  "crs", "srs", "sr", "epsg", "transparent"});
}

bool saysHost(llvm::StringRef Name) {
  return hasWord(Name, {"host", "hostname", "domain", "server", "port", "addr",
                        "address", "ip"});
}

bool saysQuery(llvm::StringRef Name) {
  return hasWord(Name,
                 {"query", "params", "parameters", "args", "arguments", "form",
                  "body", "qs", "querystring", "options", "opts"});
}

bool saysRequest(llvm::StringRef Name) {
  return saysQuery(Name) ||
         hasWord(Name, {"post", "payload", "request", "req", "param"});
}

bool saysLogin(llvm::StringRef Text) {
  return hasWord(Text, {"username", "password", "login", "email", "secret",
                        "credential", "grant"});
}

bool saysNeedle(llvm::StringRef Function) {
  return Function.contains_insensitive("regex") ||
         hasWord(
             Function,
             {"compare",     "cmp",      "strcmp",   "strncmp",  "strcasecmp",
              "strncasecmp", "stricmp",  "strnicmp", "memcmp",   "strstr",
              "strcasestr",  "strchr",   "strrchr",  "memmem",   "equal",
              "equals",      "find",     "rfind",    "search",   "contains",
              "match",       "matches",  "starts",   "ends",     "startswith",
              "endswith",    "prefix",   "suffix",   "index",    "has",
              "is",          "strip",    "remove",   "replace",  "split",
              "count",       "test",     "assert",   "expect",   "verify",
              "regex",       "regexp",   "sscanf",   "scanf",    "fscanf",
              "strftime",    "glob",     "strspn",   "strcspn",  "strtok",
              "strsep",      "wildcard", "section",  "tokenize", "strptime",
              "curlx",       "qcompare", "begins",   "namespace"});
}

bool saysMatch(llvm::StringRef Name) {
  return hasWord(
      Name, {"match", "matches", "matched", "captured", "regexp", "regex"});
}

bool saysAssertion(llvm::StringRef Macro) {
  return hasWord(Macro, {"expect", "assert", "require", "check", "verify",
                         "compare", "test", "fail", "want"});
}

bool saysTest(llvm::StringRef Name) {
  return hasWord(Name, {"test", "tests", "tst", "testcase", "unittest"});
}

bool saysExpected(llvm::StringRef Field) {
  return hasWord(Field,
                 {"expected", "expect", "want", "wanted", "expectation"});
}

bool saysSignature(llvm::StringRef Function) {
  return hasWord(Function, {"sign", "signed", "signature", "canonical",
                            "canonicalize", "canonicalized", "oauth", "hmac"});
}

bool saysProse(llvm::StringRef Function) {
  if (hasWord(Function,
              {"log",    "logf",   "debug",     "warn",    "warning", "error",
               "err",    "fatal",  "critical",  "trace",   "print",   "puts",
               "printf", "perror", "fprintf",   "syslog",  "usage",   "throw",
               "abort",  "die",    "exception", "dprintf", "fputs",   "vprintf",
               "panic",  "failf",  "verbose",   "dbg",     "infof",   "printw",
               "tip",    "fail",   "tooltip",   "wprintf", "notice"}))
    return true;
  // `sendReport(url)` sends the report to a URL.
  return hasWord(Function, {"info", "help", "message", "progress", "report",
                            "caption", "placeholder", "title", "label", "note",
                            "comment", "describe", "description", "status"}) &&
         !hasWord(Function, {"send", "post", "fetch", "request", "upload",
                             "download", "load", "get", "submit", "query"});
}

bool saysCaption(llvm::StringRef Name) {
  return hasWord(Name, {"description", "caption", "tooltip", "label",
                        "placeholder", "summary"});
}

bool saysReplace(llvm::StringRef Method) {
  return llvm::is_contained(
      {"replace", "replaceAll", "replace_all", "Replace", "ReplaceAll"},
      Method);
}

bool saysAppend(llvm::StringRef Function) {
  return hasWord(Function, {"append", "appendf", "add", "cat", "catf", "addf",
                            "concat", "push", "strcatf"});
}

} // namespace clang::tidy::uri
