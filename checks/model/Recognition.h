//===--- Recognition.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which templates are URIs, and which never are.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_RECOGNITION_H
#define URI_TIDY_MODEL_RECOGNITION_H

#include "knowledge/NameMeanings.h"
#include "model/Components.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang::tidy::uri {

/// How the program uses a string.
struct Usage {
  enum KindTy : unsigned char {
    /// Nothing indicates what the string is.
    Value,
    /// Passed to an API that expects a URI.
    UriSink,
    /// Passed to an API that expects a form body or a query.
    FormSink,
    /// Passed to an API that expects another part, encoded.
    PartSink,
    /// Passed to an API that encodes it, so that it is text, whatever it
    /// contains.
    RawSink,
    /// Compared, searched for, matched, or a file name: not a URI that is being
    /// built.
    Comparand,
    /// Read by people: a log message, an error, a usage text.
    HumanText
  };
  KindTy Kind = Value;
  /// The name of the variable, field, parameter or function that receives it.
  std::string Name;
  /// PartSink: the part.
  UriPart Part = UriPart::Data;
  /// The call that gets it, or the return statement; null for neither.
  const Stmt *At = nullptr;
  /// The API repairs what is not allowed.
  bool IsRepaired = false;
  /// A client sends a request for it, according to the names of the call.
  bool IsRequested = false;
  /// PartSink: the query key that the API takes for this value, if it is known.
  std::string Key = {};
};

/// Whether a function takes the text as what it calls a URI; the callback of
/// `redirectUri` is a value.
bool isTakenAsUri(const Usage &Use, const NameMeanings &Names);

/// The options that all checks share.
struct RecognitionOptions {
  /// Additional schemes with the generic syntax.
  std::vector<std::string> ExtraSchemes;
  /// URIs with one of these prefixes are never reported.
  std::vector<std::string> IgnoredPrefixes;

  bool operator==(const RecognitionOptions &Other) const {
    return ExtraSchemes == Other.ExtraSchemes &&
           IgnoredPrefixes == Other.IgnoredPrefixes;
  }
};

/// A range of a template that is a URI reference.
struct RecognizedUri {
  /// In bytes of the template's text.
  size_t Begin, End;
  UriComponents Components;
  /// The URI is part of other text (HTML, a header): its bytes are reported,
  /// but an edit could break the text around it.
  bool IsEmbedded = false;
  /// A form body: a query without the '?'.
  bool IsForm = false;
  /// Keys and values without any other text, according to a name.
  bool IsPairs = false;
  /// A part of a URI that an API takes.
  bool IsPart = false;
  /// The API encodes everything in a path except '/'.
  bool IsRepairedPath = false;
  /// The API encodes everything in a value except '+' and escapes.
  bool IsRepairedValue = false;
  /// Only the shape indicates a URI.
  bool IsWeak = false;
  /// In addition, the reader may not know escapes: there is no '?', and other
  /// formats use '&' and '=', too; or it is a path after `file://`, or a list
  /// with slashes for which only a name indicates a URI.
  bool IsBare = false;
  /// Neither a scheme, a name nor an API indicates a URI.
  bool IsGuess = false;
};

/// The URIs in \p T, in order; usually one or none.
llvm::SmallVector<RecognizedUri, 1>
recognizeUris(const Template &T, llvm::ArrayRef<Usage> Uses,
              const RecognitionOptions &Options, const NameMeanings &Names);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_RECOGNITION_H
