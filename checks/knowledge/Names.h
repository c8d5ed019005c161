//===--- Names.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the names in a program say about the values behind them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_NAMES_H
#define URI_TIDY_KNOWLEDGE_NAMES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace clang::tidy::uri {

/// Whether a word begins at \p I, which is a letter or a digit of
/// \p Identifier.
bool beginsWord(llvm::StringRef Identifier, size_t I);

/// The words of an identifier in lower case: `m_baseUrl2` has "m", "base",
/// "url" and "2".
llvm::SmallVector<std::string, 4> wordsOf(llvm::StringRef Identifier);

/// Whether \p Accept says yes to a word of \p Identifier.
bool anyWord(llvm::StringRef Identifier,
             llvm::function_ref<bool(llvm::StringRef)> Accept);

/// Whether one of the words \p Sought is a word of \p Name.
bool hasWord(llvm::StringRef Name, llvm::ArrayRef<llvm::StringRef> Sought);

/// What a function so called gives, without what it makes it from: `userFrom`
/// `Url` gives a user.
llvm::StringRef subjectOf(llvm::StringRef Function);

/// Whether a word of \p Name says that it concerns a URI or a part that holds
/// one.
bool mentionsUri(llvm::StringRef Name);
/// Whether one of \p Names, divided by spaces, says of its value that it is a
/// URI or a part that holds one: `hrefOf`, and not `titleFromHref`.
bool saysUri(llvm::StringRef Names);
/// Whether \p Name says that the text is encoded or escaped already.
bool saysEncoded(llvm::StringRef Name);
/// Whether \p Name says that text is percent-encoded by the function so called.
bool saysEncoder(llvm::StringRef Name);
/// Whether a function so called percent-decodes.
bool saysDecoder(llvm::StringRef Name);
/// Whether a function so called escapes text for HTML or XML.
bool saysHtmlEncoder(llvm::StringRef Name);
/// Whether a function so called tests text, or a character, for what it may be.
bool saysValidator(llvm::StringRef Function);
/// Whether a function so called leaves the characters of a text as they are,
/// but for spaces and case.
bool saysTrim(llvm::StringRef Function);
/// Whether a function so called looks for its needle to divide the text there.
bool saysSplit(llvm::StringRef Function);
/// Whether a function so called takes a URI, a query or a form apart.
bool saysParser(llvm::StringRef Function);
/// Whether the results of a function so called are digits or letters of a code
/// that needs no encoding: base 16, 32 or 58, base64url.
bool saysSafeCode(llvm::StringRef Function);
/// Whether a function so called spells the number that it is given.
bool saysNumberText(llvm::StringRef Function);
/// Whether a function or a class so called gives what a regular expression
/// matched.
bool saysMatch(llvm::StringRef Name);
/// Whether a function so called gives the text of its argument, and its name
/// says nothing else: `json_object_get_string`.
bool saysTextOfArgument(llvm::StringRef Function);
/// Whether a class so called holds the components of a URI, as they stand in
/// it.
bool saysStoredUri(llvm::StringRef Class);
/// Whether a word of \p Name says that something concerns URIs, parts of them
/// or requests.
bool saysUriPart(llvm::StringRef Name);
/// Whether a word of \p Name says text that is escaped by '%' and is no URI:
/// file names, header parameters, status messages.
bool saysOtherEscape(llvm::StringRef Name);
/// Whether \p Name says that the text carries '/' on purpose.
bool saysPath(llvm::StringRef Name);
/// Whether \p Name says an identifier, a digest, a language or a version: text
/// that seldom holds what needs encoding.
bool saysIdentifier(llvm::StringRef Name);
/// Whether a value so called is a place in the file system.
bool saysFolder(llvm::StringRef Name);
/// Whether \p Name says the key of a program or of its user (`apiKey`), which
/// is letters and digits as a rule.
bool saysAccessKey(llvm::StringRef Name);
/// Whether a query key says that its values are words of a closed set.
bool saysClosedSet(llvm::StringRef Key);
/// Whether \p Name says that the text is a host, or a host with a port.
bool saysHost(llvm::StringRef Name);
/// Whether \p Name says a whole query or form, keys and values together.
bool saysQuery(llvm::StringRef Name);
/// Whether \p Name says that what it names is sent: a query or a body.
bool saysRequest(llvm::StringRef Name);
/// Whether \p Text has a key of what somebody logs in with: a form, as a rule.
bool saysLogin(llvm::StringRef Text);
/// Whether a function so called compares, searches or takes apart its text.
bool saysNeedle(llvm::StringRef Function);
/// Whether a macro so called compares its arguments in a test.
bool saysAssertion(llvm::StringRef Macro);
/// Whether what is so called, a function, a class or a table, is a test's.
bool saysTest(llvm::StringRef Name);
/// Whether a field so called holds the expected result of a test.
bool saysExpected(llvm::StringRef Field);
/// Whether a function so called makes what a signature is computed of.
bool saysSignature(llvm::StringRef Function);
/// Whether a function so called writes text for people to read.
bool saysProse(llvm::StringRef Function);
/// Whether a text so called describes something to people.
bool saysCaption(llvm::StringRef Name);
/// Whether a method so called puts its last argument where another one stands.
bool saysReplace(llvm::StringRef Method);
/// Whether a function so called appends to its first argument.
bool saysAppend(llvm::StringRef Function);

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_NAMES_H
