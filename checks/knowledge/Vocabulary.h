//===--- Vocabulary.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The keywords of catalogues and their meanings, for reading and printing.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_VOCABULARY_H
#define URI_TIDY_KNOWLEDGE_VOCABULARY_H

#include "knowledge/CatalogueTable.h"
#include "knowledge/NameMeaning.h"
#include "llvm/ADT/StringRef.h"
#include <iterator>
#include <optional>
#include <string>

namespace clang::tidy::uri::catalogue {

template <typename Enum> struct Word {
  llvm::StringLiteral Name;
  Enum Value;
};

inline constexpr Word<ApiRole> RoleWords[] = {
    {"encodes", ApiRole::Encodes}, {"decodes", ApiRole::Decodes},
    {"takes", ApiRole::Takes},     {"gives", ApiRole::Gives},
    {"formats", ApiRole::Formats}, {"concatenates", ApiRole::Concatenates},
    {"joins", ApiRole::Joins},     {"forwards", ApiRole::Forwards},
    {"safe", ApiRole::Safe},       {"input", ApiRole::Input},
    {"matches", ApiRole::Matches},
};

inline constexpr Word<UriPart> PartWords[] = {
    {"data", UriPart::Data},
    {"uri", UriPart::Uri},
    {"reference", UriPart::Reference},
    {"request-target", UriPart::RequestTarget},
    {"scheme", UriPart::Scheme},
    {"authority", UriPart::Authority},
    {"userinfo", UriPart::Userinfo},
    {"host", UriPart::Host},
    {"port", UriPart::Port},
    {"path", UriPart::Path},
    {"path-segment", UriPart::PathSegment},
    {"query", UriPart::Query},
    {"query-key", UriPart::QueryKey},
    {"query-value", UriPart::QueryValue},
    {"form-body", UriPart::FormBody},
    {"form-key", UriPart::FormKey},
    {"form-value", UriPart::FormValue},
    {"fragment", UriPart::Fragment},
    {"file-uri", UriPart::FileUri},
    {"file-name", UriPart::FileName},
    {"command", UriPart::Command},
    {"cookie", UriPart::Cookie},
};

inline constexpr Word<TextForm> FormWords[] = {
    {"encoded", TextForm::Encoded},
    {"raw", TextForm::Raw},
    {"repaired", TextForm::Repaired},
    {"display", TextForm::Display},
};

inline constexpr Word<Dialect> DialectWords[] = {
    {"printf", Dialect::Printf}, {"brace", Dialect::Brace},
    {"qt", Dialect::Qt},         {"boost", Dialect::Boost},
    {"dollar", Dialect::Dollar}, {"other", Dialect::Other},
};

inline constexpr Word<Condition::KindTy> ConditionWords[] = {
    {"is", Condition::Is},
    {"has", Condition::Has},
    {"lacks", Condition::Lacks},
    {"spells", Condition::Spells},
};

inline constexpr Word<Behaviour> BehaviourWords[] = {
    {"verified", Behaviour::Verified},
    {"unverified", Behaviour::Unverified},
    {"modelled", Behaviour::Modelled},
};

inline constexpr Word<std::int8_t> PlaceWords[] = {
    {"object", ApiFact::Object},
    {"result", ApiFact::Result},
    {"last", Argument::Last},
};

inline constexpr Word<CharsetChange> CharsetWords[] = {
    {"to-latin-1", CharsetChange::ToLatin1},
    {"from-latin-1", CharsetChange::FromLatin1},
};

/// What a function returns if a text does not match.
inline constexpr Word<std::int8_t> OtherwiseWords[] = {
    {"false", 0},
    {"nonzero", 1},
    {"negative", -1},
};

inline constexpr Word<TypeContent> ContentWords[] = {
    {"text", TypeContent::Text},       {"character", TypeContent::Character},
    {"element", TypeContent::Element}, {"texts", TypeContent::Texts},
    {"stream", TypeContent::Stream},   {"file", TypeContent::File},
    {"pointee", TypeContent::Pointee}, {"any", TypeContent::Any},
    {"value", TypeContent::Parts},
};

inline constexpr Word<FlowChange> ChangeWords[] = {
    {"number", FlowChange::Number},
    {"enumerator", FlowChange::Enumerator},
    {"time", FlowChange::Time},
    {"slice", FlowChange::Slice},
    {"segment", FlowChange::Segment},
    {"trimmed", FlowChange::Trimmed},
    {"lower", FlowChange::Lower},
    {"upper", FlowChange::Upper},
    {"hex", FlowChange::Hex},
    {"base64", FlowChange::Base64},
    {"base64url", FlowChange::Base64Url},
    {"html", FlowChange::Html},
    {"removed", FlowChange::Removed},
    {"kept", FlowChange::Kept},
    {"replaced", FlowChange::Replaced},
    {"prefix", FlowChange::Prefix},
    {"base64url-unpadded", FlowChange::Base64UrlUnpadded},
};

/// The first step of each kind, and of each index with a word of its own, is
/// how it is printed.
inline constexpr Word<FlowStep> StepWords[] = {
    {"pointee", {FlowStep::Pointee}},
    {"element", {FlowStep::Element}},
    {"value", {FlowStep::Element}},
    {"key", {FlowStep::Key}},
    {"entry", {FlowStep::Entry}},
    {"first", {FlowStep::Member, 0}},
    {"second", {FlowStep::Member, 1}},
    {"third", {FlowStep::Member, 2}},
    {"member", {FlowStep::Member, Path::FromTemplate}},
};

inline constexpr Word<FlowPath::PositionTy> PositionWords[] = {
    {"inside", FlowPath::Inside},
    {"end", FlowPath::End},
};

inline constexpr Word<HeldParts::KindTy> HeldWords[] = {
    {"element", HeldParts::Element}, {"pointee", HeldParts::Pointee},
    {"value", HeldParts::Pointee},   {"key", HeldParts::Map},
    {"members", HeldParts::Members},
};

inline constexpr Word<std::int8_t> HeldTypeWords[] = {
    {"text", HeldParts::OfText},
    {"any", HeldParts::OfAny},
};

inline constexpr Word<CodeUnit> UnitWords[] = {
    {"char", CodeUnit::Char},       {"octet", CodeUnit::Octet},
    {"char16_t", CodeUnit::Char16}, {"char32_t", CodeUnit::Char32},
    {"wchar_t", CodeUnit::WChar},   {"parameter", CodeUnit::Parameter},
};

inline constexpr Word<TextMethod> MethodWords[] = {
    {"characters", TextMethod::Characters},
    {"copy", TextMethod::Copy},
    {"utf-8", TextMethod::Utf8},
    {"latin-1", TextMethod::Latin1},
    {"content", TextMethod::Content},
    {"trimmed", TextMethod::Trimmed},
    {"lower", TextMethod::Lower},
    {"upper", TextMethod::Upper},
    {"substring", TextMethod::Substring},
    {"first", TextMethod::First},
    {"last", TextMethod::Last},
    {"element", TextMethod::Element},
    {"unit", TextMethod::Unit},
    {"front", TextMethod::Front},
    {"back", TextMethod::Back},
    {"begin", TextMethod::Begin},
    {"end", TextMethod::End},
    {"append", TextMethod::Append},
    {"prepend", TextMethod::Prepend},
    {"insert", TextMethod::Insert},
    {"assign", TextMethod::Assign},
    {"clear", TextMethod::Clear},
    {"replace", TextMethod::Replace},
    {"erase", TextMethod::Erase},
    {"resize", TextMethod::Resize},
    {"chop", TextMethod::Chop},
    {"set", TextMethod::Set},
    {"format", TextMethod::Format},
    {"append-format", TextMethod::AppendFormat},
    {"arg", TextMethod::Arg},
    {"join", TextMethod::Join},
    {"justify-right", TextMethod::JustifyRight},
    {"find", TextMethod::Find},
    {"find-any-of", TextMethod::FindAnyOf},
    {"find-none-of", TextMethod::FindNoneOf},
    {"find-last", TextMethod::FindLast},
    {"find-last-of", TextMethod::FindLastOf},
    {"compare", TextMethod::Compare},
    {"contains", TextMethod::Contains},
    {"count", TextMethod::Count},
    {"starts-with", TextMethod::StartsWith},
    {"test", TextMethod::Test},
    {"length", TextMethod::Length},
    {"is-empty", TextMethod::IsEmpty},
    {"no-effect", TextMethod::NoEffect},
};
inline constexpr Word<NameMeaning> MeaningWords[] = {
    {"uri", NameMeaning::Uri},
    {"uri-mention", NameMeaning::UriMention},
    {"encoded", NameMeaning::Encoded},
    {"path", NameMeaning::Path},
    {"file-name", NameMeaning::FileName},
    {"folder", NameMeaning::Folder},
    {"host", NameMeaning::Host},
    {"query", NameMeaning::Query},
    {"piece-of-uri", NameMeaning::PieceOfUri},
    {"request", NameMeaning::Request},
    {"login", NameMeaning::Login},
    {"identifier", NameMeaning::Identifier},
    {"assigned-id", NameMeaning::AssignedId},
    {"access-key", NameMeaning::AccessKey},
    {"opaque-key", NameMeaning::OpaqueKey},
    {"closed-set", NameMeaning::ClosedSet},
    {"caption", NameMeaning::Caption},
    {"lookup-key", NameMeaning::LookupKey},
    {"free-text", NameMeaning::FreeText},
    {"secret", NameMeaning::Secret},
    {"account", NameMeaning::Account},
    {"registered-name", NameMeaning::RegisteredName},
    {"namespace", NameMeaning::Namespace},
    {"uri-header", NameMeaning::UriHeader},
    {"path-header", NameMeaning::PathHeader},
    {"encoder", NameMeaning::Encoder},
    {"decoder", NameMeaning::Decoder},
    {"one-component", NameMeaning::OneComponent},
    {"one-segment", NameMeaning::OneSegment},
    {"one-value", NameMeaning::OneValue},
    {"iri-text", NameMeaning::IriText},
    {"path-only", NameMeaning::PathOnly},
    {"repeated-decoding", NameMeaning::RepeatedDecoding},
    {"percent-sign", NameMeaning::PercentSign},
    {"html-encoder", NameMeaning::HtmlEncoder},
    {"safe-code", NameMeaning::SafeCode},
    {"base64-encoder", NameMeaning::Base64Encoder},
    {"uri-related", NameMeaning::UriRelated},
    {"insertion-encoder", NameMeaning::InsertionEncoder},
    {"parameter-encoder", NameMeaning::ParameterEncoder},
    {"other-escape", NameMeaning::OtherEscape},
    {"decoding", NameMeaning::Decoding},
    {"signature", NameMeaning::Signature},
    {"validator", NameMeaning::Validator},
    {"membership", NameMeaning::Membership},
    {"trim", NameMeaning::Trim},
    {"replacement", NameMeaning::Replacement},
    {"split", NameMeaning::Split},
    {"division", NameMeaning::Division},
    {"parser", NameMeaning::Parser},
    {"path-parser", NameMeaning::PathParser},
    {"comparison", NameMeaning::Comparison},
    {"digest", NameMeaning::Digest},
    {"request-value", NameMeaning::RequestValue},
    {"regex-match", NameMeaning::RegexMatch},
    {"append", NameMeaning::Append},
    {"output", NameMeaning::Output},
    {"concatenation", NameMeaning::Concatenation},
    {"copy", NameMeaning::Copy},
    {"text-buffer", NameMeaning::TextBuffer},
    {"human-text", NameMeaning::HumanText},
    {"number-text", NameMeaning::NumberText},
    {"hex-number", NameMeaning::HexNumber},
    {"text-of-argument", NameMeaning::TextOfArgument},
    {"string-text", NameMeaning::StringText},
    {"http-method", NameMeaning::HttpMethod},
    {"length", NameMeaning::Length},
    {"text-end", NameMeaning::TextEnd},
    {"position", NameMeaning::Position},
    {"capacity", NameMeaning::Capacity},
    {"input-text", NameMeaning::InputText},
    {"output-text", NameMeaning::OutputText},
    {"character", NameMeaning::Character},
    {"parsed-uri", NameMeaning::ParsedUri},
    {"http-client", NameMeaning::HttpClient},
    {"translation", NameMeaning::Translation},
    {"assertion", NameMeaning::Assertion},
    {"test", NameMeaning::Test},
    {"expected-value", NameMeaning::ExpectedValue},
};
static_assert(std::size(MeaningWords) == NameMeaningCount);

template <typename Enum, size_t N>
std::optional<Enum> valueOf(const Word<Enum> (&Words)[N],
                            llvm::StringRef Name) {
  for (const Word<Enum> &W : Words)
    if (W.Name == Name)
      return W.Value;
  return std::nullopt;
}

template <typename Enum, size_t N>
llvm::StringRef nameOf(const Word<Enum> (&Words)[N], Enum Value) {
  for (const Word<Enum> &W : Words)
    if (W.Value == Value)
      return W.Name;
  return {};
}

/// All keywords, for messages.
template <typename Enum, size_t N>
std::string listOf(const Word<Enum> (&Words)[N]) {
  std::string Result;
  for (const Word<Enum> &W : Words)
    Result += (Result.empty() ? "" : ", ") + W.Name.str();
  return Result;
}

/// The steps as in a catalogue, each after a dot: `.pointee.inside`.
std::string spell(llvm::ArrayRef<FlowStep> Steps, FlowPath::PositionTy At);

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_VOCABULARY_H
