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

/// What the program does with a string.
struct Usage {
  enum KindTy : unsigned char {
    /// Nothing that says what the string is.
    Value,
    /// Given to an API that expects a URI.
    UriSink,
    /// Given to an API that expects a form body or a query.
    FormSink,
    /// Given to an API that expects another part, encoded.
    PartSink,
    /// Given to an API that encodes it: whatever it holds is text.
    RawSink,
    /// Compared with, searched for, matched against, a file's name: no URI that
    /// is built.
    Comparand,
    /// Read by people: a log, an error, a usage text.
    HumanText
  };
  KindTy Kind = Value;
  /// The name of the variable, field, parameter or function that gets it.
  std::string Name;
  /// PartSink: which part.
  UriPart Part = UriPart::Data;
};

/// Options that every check shares.
struct RecognitionOptions {
  /// Further schemes with the generic syntax.
  std::vector<std::string> ExtraSchemes;
  /// URIs that begin like this are never reported.
  std::vector<std::string> IgnoredPrefixes;

  bool operator==(const RecognitionOptions &Other) const {
    return ExtraSchemes == Other.ExtraSchemes &&
           IgnoredPrefixes == Other.IgnoredPrefixes;
  }
};

/// A stretch of a template that is a URI reference.
struct RecognizedUri {
  /// Bytes of the template's text.
  size_t Begin, End;
  UriComponents Components;
  /// The URI stands in other text (HTML, a header): its bytes are reported, but
  /// an edit could upset the text around it.
  bool IsEmbedded = false;
  /// A form body: a query without the '?'.
  bool IsForm = false;
  /// A part of a URI, as an API takes it.
  bool IsPart = false;
  /// The shape alone says that this is a URI.
  bool IsWeak = false;
  /// And it may be read by what knows no escapes: it has no '?', and other
  /// formats have '&' and '=', too; or it is a path behind `file://`, or a list
  /// with slashes that only a name calls a URI.
  bool IsBare = false;
  /// Neither a scheme, a name nor an API says that this is a URI.
  bool IsGuess = false;
};

/// The URIs in \p T, in order; mostly one or none.
llvm::SmallVector<RecognizedUri, 1>
recognizeUris(const Template &T, llvm::ArrayRef<Usage> Uses,
              const RecognitionOptions &Options, const NameMeanings &Names);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_RECOGNITION_H
