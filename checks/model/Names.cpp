//===--- Names.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/Names.h"
#include "knowledge/Apis.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

bool beginsWord(llvm::StringRef Identifier, size_t I) {
  if (I == 0 || !llvm::isAlnum(Identifier[I - 1]))
    return true;
  const bool BeforeLower =
      I + 1 < Identifier.size() && llvm::isLower(Identifier[I + 1]);
  return (llvm::isUpper(Identifier[I]) &&
          (llvm::isLower(Identifier[I - 1]) || BeforeLower)) ||
         llvm::isDigit(Identifier[I]) != llvm::isDigit(Identifier[I - 1]);
}

/// Whether \p Accept says yes to a word of \p Identifier. Names are asked for
/// words all the time: nothing is allocated.
static bool anyWord(llvm::StringRef Identifier,
                    llvm::function_ref<bool(llvm::StringRef)> Accept) {
  llvm::SmallString<64> Lower;
  size_t Begin = 0;
  const auto Ends = [&] {
    return Begin < Lower.size() && Accept(Lower.substr(Begin));
  };
  for (size_t I = 0; I < Identifier.size(); ++I) {
    if (!llvm::isAlnum(Identifier[I]) || beginsWord(Identifier, I)) {
      if (Ends())
        return true;
      Begin = Lower.size();
    }
    if (llvm::isAlnum(Identifier[I]))
      Lower += llvm::toLower(Identifier[I]);
  }
  return Ends();
}

llvm::SmallVector<std::string, 4> wordsOf(llvm::StringRef Identifier) {
  llvm::SmallVector<std::string, 4> Words;
  anyWord(Identifier, [&](llvm::StringRef Word) {
    Words.push_back(Word.str());
    return false;
  });
  return Words;
}

bool hasWord(llvm::StringRef Name, llvm::ArrayRef<llvm::StringRef> Sought) {
  return anyWord(Name, [&](llvm::StringRef Word) {
    return llvm::is_contained(Sought, Word);
  });
}

static std::string nameOfCall(const CallExpr &Call) {
  if (const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call)) {
    const auto *Method = Member->getMethodDecl();
    // `city.toString()` and `city.c_str()` are known as `city`.
    if (Method && Method->getDeclName().isIdentifier()) {
      const llvm::StringRef Name = Method->getName();
      const bool Conversion =
          (Name.take_front(2).lower() == "to" && Name.size() > 2 &&
           !llvm::isLower(Name[2])) ||
          llvm::is_contained(
              {"c_str",    "data",   "str",     "constData",  "value",  "get",
               "utf8_str", "mb_str", "trimmed", "simplified", "join",   "at",
               "first",    "last",   "front",   "back",       "string", "arg",
               "left",     "mid",    "right",   "substr"},
              Name);
      if (!Conversion)
        return Name.str();
    }
    return nameOf(Member->getImplicitObjectArgument());
  }
  if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(&Call))
    return Operator->getNumArgs() ? nameOf(Operator->getArg(0)) : "";
  const auto *Callee = Call.getDirectCallee();
  if (!Callee || !Callee->getDeclName().isIdentifier())
    return "";
  if (Call.getNumArgs() > 0 &&
      mayHaveFact(Callee->getName(), ApiRole::Forwards))
    return nameOf(Call.getArg(0));
  return Callee->getName().str();
}

std::string nameOf(const Expr *Value) {
  if (!Value)
    return "";
  const Expr *E = Value->IgnoreParenImpCasts();
  if (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E))
    return nameOf(Cast->getSubExpr());
  if (const auto *Cleanups = llvm::dyn_cast<FullExpr>(E))
    return nameOf(Cleanups->getSubExpr());
  if (const auto *Temporary = llvm::dyn_cast<MaterializeTemporaryExpr>(E))
    return nameOf(Temporary->getSubExpr());
  if (const auto *Bound = llvm::dyn_cast<CXXBindTemporaryExpr>(E))
    return nameOf(Bound->getSubExpr());
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E))
    return Ref->getDecl()->getDeclName().isIdentifier()
               ? Ref->getDecl()->getName().str()
               : "";
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(E))
    return Member->getMemberDecl()->getDeclName().isIdentifier()
               ? Member->getMemberDecl()->getName().str()
               : "";
  if (const auto *Member = llvm::dyn_cast<CXXDependentScopeMemberExpr>(E))
    return Member->getMember().isIdentifier()
               ? Member->getMember().getAsString()
               : "";
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E))
    return nameOf(Unary->getSubExpr());
  if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(E))
    return nameOf(Subscript->getBase());
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E))
    return Construct->getNumArgs() ? nameOf(Construct->getArg(0)) : "";
  if (const auto *Call = llvm::dyn_cast<CallExpr>(E))
    return nameOfCall(*Call);
  if (const auto *Suspend = llvm::dyn_cast<CoroutineSuspendExpr>(E))
    return nameOf(Suspend->getOperand());
  return "";
}

bool saysUri(llvm::StringRef Name) {
  if (hasWord(Name, {"url", "uri", "urls", "uris", "href", "endpoint",
                     "permalink", "webhook", "qurl"}))
    return true;
  // A link of a file system is none.
  return hasWord(Name, {"link"}) &&
         !hasWord(Name, {"target", "path", "file", "dir", "name", "sym",
                         "symbolic", "hard", "symlink", "read"});
}

bool saysEncoded(llvm::StringRef Name) {
  return hasWord(Name, {"encoded", "escaped", "quoted", "enc", "esc",
                        "urlencoded", "urlescaped", "percentencoded",
                        "uriencoded", "encode", "escape", "quote", "urlencode",
                        "urlescape", "uriescape", "uriencode"});
}

bool saysEncoder(llvm::StringRef Name) {
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

bool saysIdentifier(llvm::StringRef Name) {
  return hasWord(Name,
                 {"id",        "ids",     "uuid",        "guid",   "hash",
                  "digest",    "lang",    "language",    "locale", "type",
                  "mode",      "version", "sha",         "md",     "ver",
                  "checksum",  "crc",     "fingerprint", "uid",    "udn",
                  "serial",    "ext",     "extension",   "token",  "apikey",
                  "accesskey", "format",  "scheme",      "crs",    "srs",
                  "epsg"});
}

bool saysClosedSet(llvm::StringRef Key) {
  return hasWord(Key, {"lang", "language", "locale", "type", "mode", "version",
                       "ver", "format", "fmt",
                       // Numbers.
                       "limit", "offset", "size", "count", "zoom", "timeout",
                       "width", "height", "tolerance",
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
              "curlx",       "qcompare", "begins"});
}

bool saysAssertion(llvm::StringRef Macro) {
  return hasWord(Macro, {"expect", "assert", "require", "check", "verify",
                         "compare", "test"});
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
