//===--- EditorSession.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EditorSession.h"
#include "ConfigurationProblems.h"
#include "LLVMCompat.h"
#include "core/Percent.h"
#include "support/DocPages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

namespace json = llvm::json;
using llvm::StringRef;

namespace clang::tidy::uri::editor {
namespace {

constexpr llvm::StringLiteral FixAllKind = "source.fixAll.uri-tidy";

/// The object at \p Key in \p Outer, which is created if necessary.
json::Object &objectIn(json::Object &Outer, StringRef Key) {
  json::Value &Inner = Outer[Key];
  if (!Inner.getAsObject())
    Inner = json::Object();
  return *Inner.getAsObject();
}

std::string keyOf(const json::Value &Id) {
  std::string Key;
  llvm::raw_string_ostream(Key) << Id;
  return Key;
}

/// The document that \p Params refer to.
std::string documentIn(const json::Object &Params) {
  const json::Object *Document = Params.getObject("textDocument");
  const StringRef Uri =
      (Document ? Document->getString("uri") : Params.getString("uri"))
          .value_or("");
  return uricore::decode({Uri.data(), Uri.size()}).Bytes;
}

/// Whether an editor that requests the kinds \p Only gets actions of kind
/// \p Kind. A requested kind includes its subkinds. \p ByDefault applies if the
/// editor does not limit the kinds.
bool isWanted(const json::Array *Only, StringRef Kind, bool ByDefault) {
  if (!Only)
    return ByDefault;
  return llvm::any_of(*Only, [&](const json::Value &Item) {
    const StringRef Wanted = Item.getAsString().value_or("");
    return compat::startsWith(Kind, Wanted) &&
           (Wanted.size() >= Kind.size() || Wanted.empty() ||
            Kind[Wanted.size()] == '.');
  });
}

/// Whether \p Action fixes a finding of one of our checks.
bool isOurs(const json::Object &Action) {
  const json::Array *Fixed = Action.getArray("diagnostics");
  return Fixed && llvm::any_of(*Fixed, [](const json::Value &Each) {
           const json::Object *Diagnostic = Each.getAsObject();
           return Diagnostic &&
                  compat::startsWith(Diagnostic->getString("code").value_or(""),
                                     "uri-");
         });
}

/// A finding at the beginning of a file about its configuration.
json::Object configurationDiagnostic(StringRef Problem) {
  const auto Begin = [] { return json::Object{{"line", 0}, {"character", 0}}; };
  constexpr int Warning = 2;
  return json::Object{
      {"range", json::Object{{"start", Begin()}, {"end", Begin()}}},
      {"severity", Warning},
      {"source", "uri-tidy"},
      {"code", "clang-tidy-config"},
      {"message", Problem.str()}};
}

/// The title of an action for a fix: what to do, without the reasons, which the
/// message of the finding contains.
std::string shortTitle(StringRef Title) {
  const size_t Reason = Title.rfind("; ");
  if (Reason != StringRef::npos)
    Title = Title.drop_front(Reason + 2);
  if (const size_t Origin = Title.find("', as "); Origin != StringRef::npos)
    Title = Title.take_front(Origin + 1);
  Title.consume_back(" in this literal");
  return Title.str();
}

} // namespace

class EditorSession::Incoming : public MessageHandler {
public:
  Incoming(EditorSession &Session, MessageHandler &Server)
      : Session(Session), Server(Server) {}

  bool onNotify(StringRef Method, json::Value Params) override {
    Session.sent(Method, Params);
    return Server.onNotify(Method, std::move(Params));
  }
  bool onCall(StringRef Method, json::Value Params, json::Value Id) override {
    Session.asked(Method, Params, Id);
    return Server.onCall(Method, std::move(Params), std::move(Id));
  }
  bool onReply(json::Value Id, llvm::Expected<json::Value> Result) override {
    return Server.onReply(std::move(Id), std::move(Result));
  }

private:
  EditorSession &Session;
  MessageHandler &Server;
};

EditorSession::EditorSession(std::unique_ptr<Transport> Editor)
    : Editor(std::move(Editor)) {}

void EditorSession::notify(StringRef Method, json::Value Params) {
  if (json::Object *Object = Params.getAsObject();
      Object && Method == "textDocument/publishDiagnostics")
    amendDiagnostics(*Object);
  Editor->notify(Method, std::move(Params));
}

void EditorSession::call(StringRef Method, json::Value Params, json::Value Id) {
  Editor->call(Method, std::move(Params), std::move(Id));
}

void EditorSession::reply(json::Value Id, llvm::Expected<json::Value> Result) {
  std::optional<Request> Answered;
  {
    const std::lock_guard<std::mutex> Lock(Guard);
    const auto Found = Requests.find(keyOf(Id));
    if (Found != Requests.end()) {
      Answered = std::move(Found->second);
      Requests.erase(Found);
    }
  }
  if (Answered && Result) {
    if (Answered->Method == "initialize") {
      if (json::Object *Object = Result->getAsObject())
        if (json::Object *Provider = objectIn(*Object, "capabilities")
                                         .getObject("codeActionProvider"))
          if (json::Array *Kinds = Provider->getArray("codeActionKinds"))
            Kinds->push_back(FixAllKind);
    } else if (json::Array *Actions = Result->getAsArray()) {
      addActions(Answered->Params, *Actions);
    }
  }
  Editor->reply(std::move(Id), std::move(Result));
}

llvm::Error EditorSession::loop(MessageHandler &Server) {
  Incoming Handler(*this, Server);
  return Editor->loop(Handler);
}

void EditorSession::sent(StringRef Method, const json::Value &Params) {
  const json::Object *Object = Params.getAsObject();
  if (!Object)
    return;
  const std::lock_guard<std::mutex> Lock(Guard);
  if (Method == "textDocument/didOpen" || Method == "textDocument/didChange") {
    const json::Object *Document = Object->getObject("textDocument");
    const auto Version =
        Document ? Document->getInteger("version") : std::nullopt;
    // Without a version, it is unknown which text the findings apply to.
    Versions[documentIn(*Object)] = Version.value_or(-1);
  } else if (Method == "textDocument/didClose") {
    const std::string Document = documentIn(*Object);
    Versions.erase(Document);
    Documents.erase(Document);
  }
}

void EditorSession::asked(StringRef Method, json::Value &Params,
                          const json::Value &Id) {
  json::Object *Object = Params.getAsObject();
  if (!Object)
    return;
  const bool IsStart = Method == "initialize";
  if (!IsStart && Method != "textDocument/codeAction")
    return;
  const std::lock_guard<std::mutex> Lock(Guard);
  if (IsStart)
    readCapabilities(*Object);
  else if (!TakesActionLiterals)
    return;
  Requests[keyOf(Id)] = {Method.str(),
                         IsStart ? json::Object() : json::Object(*Object)};
}

void EditorSession::readCapabilities(json::Object &Params) {
  json::Object &Abilities =
      objectIn(objectIn(Params, "capabilities"), "textDocument");
  if (const json::Object *Action = Abilities.getObject("codeAction"))
    TakesActionLiterals = Action->getObject("codeActionLiteralSupport");
  // Makes clangd send the edits along with the findings.
  json::Object &Publish = objectIn(Abilities, "publishDiagnostics");
  TakesEmbeddedActions =
      Publish.getBoolean("codeActionsInline").value_or(false);
  Publish["codeActionsInline"] = true;
}

void EditorSession::amendDiagnostics(json::Object &Published) {
  const std::lock_guard<std::mutex> Lock(Guard);
  const std::string Document = documentIn(Published);
  if (Versions.contains(Document))
    Documents[Document] = FixCollection(Published);
  json::Array *Diagnostics = Published.getArray("diagnostics");
  if (!Diagnostics)
    return;
  StringRef File = Document;
  if (File.consume_front("file://") && Versions.contains(Document))
    for (const std::string &Problem :
         ConfigurationProblems::ofAllFiles().of(File))
      Diagnostics->push_back(configurationDiagnostic(Problem));
  for (json::Value &Item : *Diagnostics) {
    json::Object *Diagnostic = Item.getAsObject();
    if (!Diagnostic)
      continue;
    if (!TakesEmbeddedActions)
      Diagnostic->erase("codeActions");
    const StringRef Check = Diagnostic->getString("code").value_or("");
    if (!compat::startsWith(Check, "uri-"))
      continue;
    // clangd assumes that every check is one of LLVM's.
    Diagnostic->erase("codeDescription");
    std::string Page = tool::uriOfPage(("checks/" + Check).str());
    if (!Page.empty())
      (*Diagnostic)["codeDescription"] =
          json::Object{{"href", std::move(Page)}};
  }
}

void EditorSession::addActions(const json::Object &Params,
                               json::Array &Actions) {
  for (json::Value &Each : Actions)
    if (json::Object *Action = Each.getAsObject(); Action && isOurs(*Action))
      (*Action)["title"] = shortTitle(Action->getString("title").value_or(""));
  const std::lock_guard<std::mutex> Lock(Guard);
  const auto Found = Documents.find(documentIn(Params));
  const json::Object *Range = Params.getObject("range");
  if (Found == Documents.end() || !Range ||
      Found->second.version() != Versions.lookup(Found->first()))
    return;
  const FixCollection &Fixes = Found->second;
  const json::Object *Context = Params.getObject("context");
  const json::Array *Only = Context ? Context->getArray("only") : nullptr;

  llvm::StringMap<unsigned> Counts;
  bool CanKeepMeaning = false;
  for (const FixableFinding &Finding : Fixes.findings()) {
    ++Counts[Finding.Check];
    CanKeepMeaning |= Finding.KeepsMeaning;
  }
  llvm::StringSet<> Offered;
  if (isWanted(Only, "quickfix", /*ByDefault=*/true))
    for (const FixableFinding &Here : Fixes.findings())
      if (Counts[Here.Check] > 1 && Here.isIn(*Range) &&
          Offered.insert(Here.Check).second)
        Actions.push_back(
            Fixes.action("fix all " + std::to_string(Counts[Here.Check]) + " " +
                             Here.Check + " findings in this file",
                         "quickfix", [&](const FixableFinding &Finding) {
                           return Finding.Check == Here.Check;
                         }));
  // Only on request, for editors that apply fixes when they save a file, or
  // that list these actions separately.
  if (CanKeepMeaning && isWanted(Only, FixAllKind, /*ByDefault=*/false))
    Actions.push_back(Fixes.action(
        "apply all uri-tidy fixes that keep the meaning", FixAllKind,
        [](const FixableFinding &Finding) { return Finding.KeepsMeaning; }));
}

} // namespace clang::tidy::uri::editor

namespace clang::clangd {

// The linker's --wrap redirects clangd's call here.
#define NEW_TRANSPORT                                                          \
  "_ZN5clang6clangd16newJSONTransportEP8_IO_FILERN4llvm11raw_ostreamEPS4_"     \
  "bNS0_"                                                                      \
  "15JSONStreamStyleE"
std::unique_ptr<Transport>
newStreamTransport(std::FILE *In, llvm::raw_ostream &Out,
                   llvm::raw_ostream *InMirror, bool Pretty,
                   JSONStreamStyle Style) __asm__("__real_" NEW_TRANSPORT);
std::unique_ptr<Transport>
newEditorTransport(std::FILE *In, llvm::raw_ostream &Out,
                   llvm::raw_ostream *InMirror, bool Pretty,
                   JSONStreamStyle Style) __asm__("__wrap_" NEW_TRANSPORT);

std::unique_ptr<Transport> newEditorTransport(std::FILE *In,
                                              llvm::raw_ostream &Out,
                                              llvm::raw_ostream *InMirror,
                                              bool Pretty,
                                              JSONStreamStyle Style) {
  return std::make_unique<tidy::uri::editor::EditorSession>(
      newStreamTransport(In, Out, InMirror, Pretty, Style));
}

} // namespace clang::clangd
