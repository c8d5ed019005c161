//===--- Library.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "interpreter/Interpreter.h"
#include "interpreter/NameTable.h"

namespace clang::tidy::uri {

/// The tables of modelled functions and methods.
struct Interpreter::Library {
  using I = Interpreter;

  /// Functions that are recognized by a part of their name: projects wrap
  /// allocators and printf, and name the wrappers after them.
  struct Pattern {
    enum Part : unsigned char { Begins, Ends, HoldsAnyCase };
    Part Where;
    LibraryFunction Function;
  };

  /// Functions of the same kind. Names have priority over patterns, and a
  /// pattern has to precede more general ones. If a row does not understand the
  /// call, the next matching row is tried.
  struct Topic {
    llvm::ArrayRef<LibraryFunction> Functions;
    llvm::ArrayRef<Pattern> Patterns;
    /// An optional beginning and end of the names.
    llvm::StringLiteral Prefix, Suffix;
  };

  static constexpr LibraryFunction Values[] = {
      // The errno of glibc, musl, the BSDs, macOS, Bionic and Windows.
      {"___errno", {}, &I::errorNumber},
      {"__ctype_b_loc", {}, &I::ctypeTable},
      {"__errno", {}, &I::errorNumber},
      {"__errno_location", {}, &I::errorNumber},
      {"__error", {}, &I::errorNumber},
      {"_errno", {}, &I::errorNumber},
      {"ascii_tolower", {1}, &I::changeCase, IgnoresLocale},
      {"ascii_toupper", {1}, &I::changeCase, ToUpper | IgnoresLocale},
      {"c_tolower", {1}, &I::changeCase, IgnoresLocale},
      {"c_toupper", {1}, &I::changeCase, ToUpper | IgnoresLocale},
      {"expect", {2, 2}, &I::giveArgument},
      {"g_ascii_tolower", {1, 2}, &I::changeCase, IgnoresLocale},
      {"g_ascii_toupper", {1, 2}, &I::changeCase, ToUpper | IgnoresLocale},
      {"make_pair", {2, 2}, &I::makePair},
      {"tolower", {1, 2}, &I::changeCase},
      {"toupper", {1, 2}, &I::changeCase, ToUpper},
      {"va_copy", {2, 2}, &I::copyList},
      {"va_end", {1, 1}, &I::ignoreCall},
      {"va_start", {1, 2}, &I::beginList},
  };
  static constexpr Pattern ValuePatterns[] = {
      {Pattern::Begins,
       {"g_ascii_is", {1, 2}, &I::testCharacter, IgnoresLocale}},
      {Pattern::Begins, {"g_unichar_is", {1}, &I::testCharacter, IsUnicode}},
      {Pattern::Begins, {"u_is", {1, 1}, &I::testCharacter, IsUnicode}},
      // gnulib, Abseil, APR.
      {Pattern::Begins, {"c_is", {1}, &I::testCharacter, IgnoresLocale}},
      {Pattern::Begins, {"ascii_is", {1}, &I::testCharacter, IgnoresLocale}},
      {Pattern::Begins, {"apr_is", {1}, &I::testCharacter}},
      {Pattern::Begins, {"is", {1, 2}, &I::testCharacter}},
  };

  static constexpr LibraryFunction Numbers[] = {
      {"from_chars", {3, 4}, &I::numberInRange},
      {"g_ascii_string_to_signed", {6, 6}, &I::testNumber, IsSignedNumber},
      {"g_ascii_string_to_unsigned", {6, 6}, &I::testNumber},
      {"g_ascii_strtoll", {3, 3}, &I::numberAt},
      {"g_ascii_strtoull", {3, 3}, &I::numberAt},
      {"g_ascii_xdigit_value", {1, 1}, &I::digitValue},
      {"sscanf", {2}, &I::scanText},
      {"stoi", {1, 3}, &I::numberOfText},
      {"stol", {1, 3}, &I::numberOfText},
      {"stoll", {1, 3}, &I::numberOfText},
      {"stoul", {1, 3}, &I::numberOfText},
      {"stoull", {1, 3}, &I::numberOfText},
      {"strtol", {3, 3}, &I::numberAt},
      {"strtoll", {3, 3}, &I::numberAt},
      {"strtoul", {3, 3}, &I::numberAt},
      {"strtoull", {3, 3}, &I::numberAt},
      {"wcstol", {3, 3}, &I::numberAt},
      {"wcstoul", {3, 3}, &I::numberAt},
  };

  static constexpr LibraryFunction Texts[] = {
      {"g_strcmp0", {2}, &I::compareTexts},
      {"g_utf8_strchr", {2}, &I::findCharacter},
      {"index", {2}, &I::findCharacter},
      {"memcmp", {2}, &I::compareTexts},
      {"size", {1, 1}, &I::lengthOf},
      {"str", {1, 1}, &I::copyOfText},
      {"strcasecmp", {2}, &I::compareTexts, FoldsCase},
      {"strchr", {2}, &I::findCharacter},
      {"strcmp", {2}, &I::compareTexts},
      {"strcspn", {2}, &I::spanOf},
      {"strlen", {1}, &I::lengthOf},
      {"strncasecmp", {2}, &I::compareTexts, FoldsCase},
      {"strncmp", {2}, &I::compareTexts},
      {"strnlen", {1}, &I::lengthOf},
      {"strpbrk", {2}, &I::spanOf, GivesPlace},
      {"strrchr", {2}, &I::findCharacter},
      {"strspn", {2}, &I::spanOf, StaysInSet},
      {"strstr", {2}, &I::findText},
      {"wcschr", {2}, &I::findCharacter},
      {"wcslen", {1}, &I::lengthOf},
  };

  static constexpr LibraryFunction Ranges[] = {
      {"accumulate", {4, 4}, &I::foldRange},
      {"advance", {2, 2}, &I::moveInRange, MovesArgument},
      {"all_of", {2, 3}, &I::searchRange, TakesOthers | GivesAbsence},
      {"any_of", {2, 3}, &I::searchRange, GivesTruth},
      {"back_inserter", {1, 1}, &I::placeInText, GivesEnd},
      {"begin", {1, 1}, &I::placeInText},
      {"cbegin", {1, 1}, &I::placeInText},
      {"cend", {1, 1}, &I::placeInText, GivesEnd},
      {"copy", {2, 3}, &I::copyRange},
      {"copy_if", {3, 4}, &I::copyRange},
      {"count", {2, 3}, &I::countInRange},
      {"count_if", {2, 3}, &I::countInRange},
      {"data", {1, 1}, &I::placeInText},
      {"distance", {2, 2}, &I::sizeOfRange},
      {"end", {1, 1}, &I::placeInText, GivesEnd},
      {"erase", {2, 2}, &I::eraseFromText},
      {"erase_if", {2, 2}, &I::eraseFromText},
      {"find", {2, 3}, &I::searchRange},
      {"find_if", {2, 3}, &I::searchRange},
      {"find_if_not", {2, 3}, &I::searchRange, TakesOthers},
      {"for_each", {2, 3}, &I::searchRange, VisitsAll},
      {"memchr", {3, 3}, &I::searchMemory, GivesNull},
      {"next", {1, 2}, &I::moveInRange},
      {"none_of", {2, 3}, &I::searchRange, GivesAbsence},
      {"prev", {1, 2}, &I::moveInRange, MovesBack},
      {"qMakeForeachContainer", {1, 1}, &I::rangeForLoop},
      {"remove", {3, 3}, &I::removeFromRange},
      {"remove_copy", {4, 4}, &I::copyRange, TakesOthers},
      {"remove_copy_if", {4, 4}, &I::copyRange, TakesOthers},
      {"remove_if", {2, 3}, &I::removeFromRange},
      {"replace", {4, 4}, &I::changeRange},
      {"replace_all", {3, 3}, &I::replaceTexts},
      {"replace_all_copy", {3, 3}, &I::replaceTexts},
      {"replace_if", {4, 4}, &I::changeRange},
      {"transform", {3, 4}, &I::copyRange, VisitsAll},
      {"wmemchr", {3, 3}, &I::searchMemory, GivesNull},
  };

  static constexpr LibraryFunction Memory[] = {
      {"bzero", {2, 2}, &I::fillMemory},
      {"free", {}, &I::ignoreCall},
      {"g_stpcpy", {2}, &I::copyText, GivesEnd},
      {"g_strconcat", {1}, &I::concatenateTexts},
      {"g_strdelimit", {3, 3}, &I::delimitText},
      {"g_strfreev", {1, 1}, &I::ignoreCall},
      {"g_strjoinv", {2, 2}, &I::joinTexts},
      {"g_strlcpy", {2}, &I::copyText, GivesLength},
      {"g_strsplit", {3, 3}, &I::divideText},
      {"memcpy", {3}, &I::copyText, TakesBytes},
      {"memmove", {3}, &I::copyText, TakesBytes},
      {"mempcpy", {3}, &I::copyText, TakesBytes | GivesEnd},
      {"memset", {3, 3}, &I::fillMemory},
      {"stpcpy", {2}, &I::copyText, GivesEnd},
      {"strcat", {2}, &I::copyText, Appends},
      {"strcpy", {2}, &I::copyText},
      {"strlcat", {2}, &I::copyText, Appends | GivesLength},
      {"strlcpy", {2}, &I::copyText, GivesLength},
      {"strncat", {2}, &I::copyText, Appends},
      {"strncpy", {2}, &I::copyText, LeavesOpen},
  };
  static constexpr Pattern MemoryPatterns[] = {
      {Pattern::Ends, {"realloc", {1}, &I::reallocate}},
      {Pattern::Ends, {"realloc_n", {1}, &I::reallocate}},
      {Pattern::Ends, {"Realloc", {1}, &I::reallocate}},
      {Pattern::Ends, {"REALLOC", {1}, &I::reallocate}},
      {Pattern::HoldsAnyCase, {"alloc", {}, &I::allocate}},
      {Pattern::Ends, {"_free", {}, &I::ignoreCall}},
      {Pattern::Ends, {"strdup", {1}, &I::duplicateText}},
      {Pattern::Ends, {"strndup", {1}, &I::duplicateText}},
  };

  static constexpr LibraryFunction Outputs[] = {
      {"fprintf", {2}, &I::printToFile},
      {"fputc", {1}, &I::putText, WritesByte},
      {"fputs", {1}, &I::putText},
      {"fwrite", {4, 4}, &I::writeToFile},
      {"printf", {1}, &I::print},
      {"putc", {1}, &I::putText, WritesByte},
      {"putc_unlocked", {1}, &I::putText, WritesByte},
      {"putchar", {1}, &I::putText, WritesByte},
      {"puts", {1}, &I::putText},
      {"send", {4, 4}, &I::writeToDescriptor},
      {"swprintf", {2}, &I::printBounded},
      {"to_chars", {3, 4}, &I::digitsInRange},
      {"to_string", {1, 1}, &I::decimalOf},
      {"write", {3, 3}, &I::writeToDescriptor},
  };
  // msnprintf, g_snprintf and apr_snprintf have the parameters of snprintf.
  static constexpr Pattern OutputPatterns[] = {
      {Pattern::Ends, {"snprintf_s", {2}, &I::printBounded, HasExtra}},
      {Pattern::Ends, {"sprintf_s", {2}, &I::printBounded}},
      {Pattern::Ends, {"snprintf", {2}, &I::printBounded}},
      {Pattern::Ends, {"asprintf", {2}, &I::printToPointer}},
      {Pattern::Ends, {"strdup_printf", {1}, &I::printToNew}},
      {Pattern::Ends, {"strdup_vprintf", {2}, &I::printToNew}},
      {Pattern::Ends, {"psprintf", {2}, &I::printToNew, HasExtra}},
      {Pattern::Ends, {"aprintf", {1}, &I::printToNew}},
      {Pattern::Ends, {"mprintf", {1}, &I::printToNew}},
      {Pattern::Ends, {"sprintf", {2}, &I::printToBuffer}},
      {Pattern::Begins, {"wsprintf", {2}, &I::printToBuffer}},
  };

  static constexpr LibraryFunction Inputs[] = {
      {"feof", {1, 1}, &I::stateOfFile, TestsEnd},
      {"ferror", {1, 1}, &I::stateOfFile},
      {"fgetc", {1, 1}, &I::nextOfFile},
      {"fread", {4, 4}, &I::bytesOfFile},
      {"getc", {1, 1}, &I::nextOfFile},
      {"getc_unlocked", {1, 1}, &I::nextOfFile},
      {"getline", {2, 3}, &I::lineOfStream},
      {"ungetc", {2, 2}, &I::returnToFile},
  };

  static constexpr LibraryFunction GStrings[] = {
      {"g_string_append_printf", {2}, &I::printToGString},
      {"g_string_append_vprintf", {3}, &I::printToGString},
      {"g_string_new", {}, &I::newGString, BeginsWithText},
      {"g_string_new_len", {}, &I::newGString},
      {"g_string_printf", {2}, &I::printToGString},
      {"g_string_sized_new", {}, &I::newGString},
      {"g_string_vprintf", {3}, &I::printToGString},
  };
  static constexpr Pattern GStringPatterns[] = {
      {Pattern::Begins, {"g_string_append", {2}, &I::appendToGString}},
      {Pattern::Begins, {"g_string_free", {1}, &I::contentOfGString}},
      {Pattern::Begins, {"g_string_", {2, 4}, &I::changeGString}},
  };

  static constexpr Topic Topics[] = {
      {Values, ValuePatterns, "", ""},
      {Numbers, {}, "__isoc99_", ""},
      {Texts, {}, "_", ""},
      {Ranges, {}, "", ""},
      {Inputs, {}, "", ""},
      {GStrings, GStringPatterns, "", ""},
      {Memory, MemoryPatterns, "", ""},
      {Outputs, OutputPatterns, "", "_chk"},
  };

  static constexpr LibraryFunction TextStatics[] = {
      {"Format", {1}, &I::textOfFormat},
      {"FromUTF8", {1}, &I::textOfBytes},
      {"asprintf", {1}, &I::textOfFormat},
      {"fromAscii", {1}, &I::textOfBytes},
      {"fromHex", {1, 1}, &I::textOfHex},
      {"fromLatin1", {1}, &I::textOfBytes, TakesLatin1},
      {"fromLocal8Bit", {1}, &I::textOfBytes},
      {"fromRawData", {1}, &I::textOfBytes, TakesLatin1},
      {"fromStdString", {1}, &I::textOfBytes},
      {"fromUtf8", {1}, &I::textOfBytes},
      {"number", {1}, &I::textOfNumber},
  };

  static constexpr LibraryFunction CharacterStatics[] = {
      {"fromAscii", {1, 1}, &I::characterOf},
      {"fromLatin1", {1, 1}, &I::characterOf},
  };

  static constexpr LibraryFunction StreamMethods[] = {
      {"clear", {}, &I::clearStream},
      {"copyfmt", {1, 1}, &I::copyFormat},
      {"eof", {0, 0}, &I::stateOfStream, TestsEnd},
      {"exceptions", {}, &I::ignoreCall},
      {"fail", {0, 0}, &I::stateOfStream, GivesAbsence},
      {"fill", {}, &I::setPadding},
      {"flags", {}, &I::setFlags},
      {"flush", {}, &I::ignoreCall},
      {"gcount", {0, 0}, &I::countOfStream},
      {"get", {0, 1}, &I::nextOfStream},
      {"good", {0, 0}, &I::stateOfStream},
      {"ignore", {0, 1}, &I::skipInStream},
      {"imbue", {}, &I::ignoreCall},
      {"peek", {0, 0}, &I::nextOfStream, OnlyLooks},
      {"precision", {}, &I::ignoreCall},
      {"put", {}, &I::putToStream},
      {"putback", {1, 1}, &I::returnToStream},
      {"rdbuf", {0, 0}, &I::bufferOfStream},
      {"read", {2, 2}, &I::bytesOfStream},
      {"setf", {}, &I::setFlags, NeedsFlag},
      {"str", {}, &I::contentOfStream},
      {"unget", {0, 0}, &I::returnToStream, ReturnsLast},
      {"unsetf", {}, &I::unsetFlags},
      {"view", {}, &I::contentOfStream},
      {"width", {}, &I::setPadding, SetsWidth},
      {"write", {}, &I::putToStream},
  };

  static constexpr LibraryFunction CharacterMethods[] = {
      {"GetValue", {}, &I::characterCode},
      {"cell", {}, &I::characterByte},
      {"digitValue", {0, 0}, &I::characterCode, TestsDigits},
      {"isDigit", {}, &I::testObject, TestsDigits},
      {"isLetter", {}, &I::testObject, TestsLetters},
      {"isLetterOrNumber", {}, &I::testObject, TestsLetters | TestsDigits},
      {"isNumber", {}, &I::testObject, TestsDigits},
      {"isSpace", {}, &I::testObject, TestsSpaces},
      {"toAscii", {}, &I::characterByte, ZeroesWide},
      {"toLatin1", {}, &I::characterByte, ZeroesWide},
      {"toLower", {}, &I::objectInCase},
      {"toUpper", {}, &I::objectInCase, ToUpper},
      {"unicode", {}, &I::characterCode},
  };

  static constexpr LibraryFunction OtherTextMethods[] = {
      {"ToLong", {1, 2}, &I::numberOfObject, GivesStatus},
      {"ToLongLong", {1, 2}, &I::numberOfObject, GivesStatus},
      {"ToULong", {1, 2}, &I::numberOfObject, GivesStatus},
      {"ToULongLong", {1, 2}, &I::numberOfObject, GivesStatus},
      {"remove_prefix", {1, 1}, &I::removeAtEnd},
      {"remove_suffix", {1, 1}, &I::removeAtEnd, GivesEnd},
      {"split", {1, 3}, &I::divideObject},
      {"str", {0, 0}, &I::copyOfText},
      {"toHex", {0, 0}, &I::hexOfText},
      {"toInt", {0, 2}, &I::numberOfObject},
      {"toLong", {0, 2}, &I::numberOfObject},
      {"toLongLong", {0, 2}, &I::numberOfObject},
      {"toShort", {0, 2}, &I::numberOfObject},
      {"toUInt", {0, 2}, &I::numberOfObject},
      {"toULong", {0, 2}, &I::numberOfObject},
      {"toULongLong", {0, 2}, &I::numberOfObject},
      {"toUShort", {0, 2}, &I::numberOfObject},
  };

  static_assert(isNameTable(Values) && isNameTable(Numbers) &&
                isNameTable(OtherTextMethods) && isNameTable(Texts) &&
                isNameTable(Ranges) && isNameTable(Memory) &&
                isNameTable(Inputs) && isNameTable(Outputs) &&
                isNameTable(GStrings) && isNameTable(TextStatics) &&
                isNameTable(StreamMethods) && isNameTable(CharacterMethods) &&
                isNameTable(CharacterStatics));

  /// Whether \p Known matches \p Name; \p Rest is set to the rest of the name.
  static bool matches(const Pattern &Known, llvm::StringRef Name,
                      llvm::StringRef &Rest) {
    Rest = Name;
    switch (Known.Where) {
    case Pattern::Begins:
      return Rest.consume_front(Known.Function.Name);
    case Pattern::Ends:
      return Rest.consume_back(Known.Function.Name);
    case Pattern::HoldsAnyCase:
      return Name.contains_insensitive(Known.Function.Name);
    }
    return false;
  }
};

std::optional<Value> Interpreter::evalModel(const LibraryFunction &Function,
                                            LibraryCall Call) {
  if (Call.Arguments.size() < Function.Takes.Least ||
      Call.Arguments.size() > Function.Takes.Most)
    return std::nullopt;
  Call.Traits = Function.Traits;
  return (this->*Function.Model)(Call);
}

std::optional<Value>
Interpreter::evalNamed(llvm::ArrayRef<LibraryFunction> Functions,
                       llvm::StringRef Name, const LibraryCall &Call) {
  const LibraryFunction *Known = findName(Functions, Name);
  return Known ? evalModel(*Known, Call) : std::nullopt;
}

std::optional<Value> Interpreter::evalLibrary(llvm::StringRef Name,
                                              LibraryCall Call) {
  Name.consume_front("__builtin_");
  for (const Library::Topic &Topic : Library::Topics) {
    llvm::StringRef Known = Name;
    Known.consume_front(Topic.Prefix);
    Known.consume_back(Topic.Suffix);
    if (const auto Result = evalNamed(Topic.Functions, Known, Call))
      return Result;
    for (const Library::Pattern &Pattern : Topic.Patterns)
      if (Library::matches(Pattern, Known, Call.Rest))
        if (const auto Result = evalModel(Pattern.Function, Call))
          return Result;
  }
  return std::nullopt;
}

std::optional<Value> Interpreter::evalTextStatic(llvm::StringRef Name,
                                                 const LibraryCall &Call) {
  if (isTextClass(Call.Type))
    return evalNamed(Library::TextStatics, Name, Call);
  return Call.Type->isRecordType() && intType(Call.Type)
             ? evalNamed(Library::CharacterStatics, Name, Call)
             : std::nullopt;
}

std::optional<Value> Interpreter::evalStreamMethod(llvm::StringRef Name,
                                                   const LibraryCall &Call) {
  return evalNamed(Library::StreamMethods, Name, Call);
}

std::optional<Value> Interpreter::evalCharacterMethod(llvm::StringRef Name,
                                                      const LibraryCall &Call) {
  return evalNamed(Library::CharacterMethods, Name, Call);
}

std::optional<Value> Interpreter::evalOtherTextMethod(llvm::StringRef Name,
                                                      const LibraryCall &Call) {
  return evalNamed(Library::OtherTextMethods, Name, Call);
}

std::optional<Value> Interpreter::ignoreCall(const LibraryCall &Call) {
  return Value::opaque();
}

std::optional<Value> Interpreter::giveArgument(const LibraryCall &Call) {
  return eval(Call.Arguments[0]);
}

} // namespace clang::tidy::uri
