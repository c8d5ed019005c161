//===--- StringOperations.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/ValueNames.h"
#include "core/Percent.h"
#include "flow/StringEvaluator.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

void StringEvaluator::note(TextOperation::KindTy Kind, const Expr &Call,
                           const Template &Input, std::string Delimiters) {
  const bool IsKnown = llvm::any_of(Input.Holes, [](const Hole &H) {
    return H.Param || H.By || H.State == EncodingState::Assembled;
  });
  if (IsKnown || Kind == TextOperation::Decode ||
      (!Input.isConstant() && !Input.Text.empty()))
    Operations.push_back({Kind, &Call, Input, Function, std::move(Delimiters)});
}

/// The text of \p In in another state, as \p Call makes it.
static Template changed(const CallExpr &Call, const Template &In,
                        EncodingState State) {
  Hole Result{0, &Call, State, &Call};
  if (const Hole *Sole = In.soleHole())
    Result.Param = Sole->Param;
  Template Text;
  Text.appendHole(Result);
  return Text;
}

Template StringEvaluator::evalEncoder(const CallExpr &Call, const Expr *Input) {
  Template In = eval(Input);
  note(TextOperation::Encode, Call, In);
  Template Result = changed(Call, In, EncodingState::Encoded);
  use(std::move(In), {});
  Encoders.push_back(&Call);
  return Result;
}

Template StringEvaluator::evalDecoder(const CallExpr &Call, const Expr *Input) {
  Template In = eval(Input);
  note(TextOperation::Decode, Call, In);
  Template Result = changed(Call, In, EncodingState::Decoded);
  use(std::move(In), {});
  return Result;
}

Template StringEvaluator::evalHtmlEncoder(const CallExpr &Call,
                                          const Expr *Input) {
  Template In = eval(Input);
  const Hole *Sole = In.soleHole();
  if (!Sole)
    return In;
  Hole Result = *Sole;
  Result.Value = &Call;
  if (isRaw(Result.State)) {
    Result.State = EncodingState::Raw;
    Result.By = &Call;
  }
  Template Text;
  Text.appendHole(Result);
  return Text;
}

Template StringEvaluator::evalReplace(const CXXMemberCallExpr &Call,
                                      const Expr *Object, Args Arguments) {
  const Template Text = eval(Object);
  llvm::SmallVector<std::string, 3> Constants;
  Template Last;
  for (const Expr *Argument : Arguments) {
    Template Value = eval(Argument);
    if (!Value.isConstant())
      continue;
    Constants.push_back(Value.Text);
    Last = std::move(Value);
  }
  const Hole *Sole = Text.soleHole();
  // Built before, and fixed now; unless the text has places to be filled.
  if (!Sole && !Text.isConstant() &&
      llvm::none_of(Constants, [&](llvm::StringRef Constant) {
        return !Constant.empty() &&
               llvm::StringRef(Text.Text).contains(Constant);
      }))
    use(Text, {Usage::Value, nameOf(Object)});
  Template Result;
  Result.appendHole(Sole ? *Sole : Hole{0, Object, EncodingState::Unknown});
  Hole &New = Result.Holes.front();
  New.Value = Object;
  if (Constants.size() == 2 && uricore::escapeAt(Constants[0], 0)) {
    // One step of a decoder. What it makes of '%25' is not to be decoded again.
    if (Sole && Sole->State == EncodingState::Decoded)
      note(TextOperation::Decode, Call, Text);
    if (Constants[0] == "%25" && Constants[1] == "%") {
      New.State = EncodingState::Decoded;
      New.By = &Call;
    }
  } else if (llvm::any_of(Constants, [](llvm::StringRef Constant) {
               return Constant.contains('%');
             })) {
    // Who writes '%' there encodes by hand.
    New.State = EncodingState::Encoded;
    New.By = nullptr;
    // `replace('?', "%3f")` says of what the literal is the escape.
    if (Constants.size() == 2 && Last.Text.size() == 3 &&
        uricore::decode(Last.Text).Bytes == Constants[0]) {
      Usage Use;
      Use.Kind = Usage::PartSink;
      Use.Part = UriPart::QueryValue;
      use(std::move(Last), std::move(Use));
    }
  }
  const CXXMethodDecl *Method = Call.getMethodDecl();
  if (targetOf(Object) && Method && !Method->isConst())
    put(Object, Result);
  return Result;
}

void StringEvaluator::noteSplit(const CallExpr &Call, const Template &Text,
                                Args Sought) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee || !Summaries.nameOf(Callee).says(NameMeaning::Split))
    return;
  for (const Expr *Comparand : Sought) {
    const Expr *Plain = stripped(Comparand);
    if (!llvm::isa<StringLiteral, CharacterLiteral, CXXConstructExpr>(Plain))
      continue;
    const Template Sought = eval(Plain);
    if (Sought.isConstant() && !Sought.Text.empty() &&
        llvm::StringRef(Sought.Text).find_first_not_of("?&=#;/") ==
            llvm::StringRef::npos)
      return note(TextOperation::Split, Call, Text, Sought.Text);
  }
}

void StringEvaluator::takeAll(const Expr &Call, Args Arguments,
                              llvm::ArrayRef<ApiFact> Facts) {
  const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
  const FunctionDecl *Callee = Named ? Named->getDirectCallee() : nullptr;
  const auto Like = Callee ? printfAttribute(*Callee) : std::nullopt;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    const auto *Fact = llvm::find_if(Facts, [&](const ApiFact &F) {
      return F.Role == ApiRole::Takes && F.Arg == static_cast<int>(I);
    });
    if (Fact == Facts.end()) {
      use(Arguments[I], {});
      continue;
    }
    const bool IsFormat = Like && Like->Format == I;
    Template Content = eval(Arguments[I]);
    if (IsFormat)
      Content = format(&Call, Content, Dialect::Printf,
                       Like->FirstArg <= Arguments.size()
                           ? std::optional(Arguments.drop_front(Like->FirstArg))
                           : std::nullopt);
    take(Call, std::move(Content), nameOf(Arguments[I]), *Fact);
    if (IsFormat)
      return;
  }
}

/// Whether an API that takes \p Part looks for delimiters in it.
static bool isDivided(UriPart Part) {
  return llvm::is_contained({UriPart::Uri, UriPart::Reference,
                             UriPart::RequestTarget, UriPart::Query,
                             UriPart::FormBody},
                            Part);
}

Template StringEvaluator::given(const CallExpr &Call, const ApiFact &Fact) {
  Hole Result{0, &Call, EncodingState::Assembled, &Call};
  if (Fact.Form == TextForm::Raw)
    Result.State = EncodingState::Decoded;
  else if (Fact.Form == TextForm::Encoded && !isDivided(Fact.Part) &&
           Fact.Part != UriPart::Path)
    Result.State = EncodingState::Encoded;
  Template Text;
  Text.appendHole(Result);
  return Text;
}

void StringEvaluator::take(const Expr &Call, Template Content, std::string Name,
                           const ApiFact &Fact) {
  Usage Use;
  Use.Name = std::move(Name);
  Use.Part = Fact.Part;
  if (Fact.Form == TextForm::Raw) {
    note(TextOperation::Take, Call, Content);
    Use.Kind = Usage::RawSink;
    return use(std::move(Content), std::move(Use));
  }
  switch (Fact.Part) {
  case UriPart::FileName:
    Use.Kind = Usage::Comparand;
    break;
  case UriPart::Uri:
  case UriPart::Reference:
  case UriPart::RequestTarget:
  case UriPart::FileUri:
    Use.Kind = Usage::UriSink;
    break;
  case UriPart::FormBody:
    Use.Kind = Usage::FormSink;
    break;
  case UriPart::Query:
    Use.Kind = Usage::PartSink;
    break;
  default:
    // What repairs one piece of data leaves little to go wrong.
    Use.Kind = Fact.Form == TextForm::Encoded ? Usage::PartSink : Usage::Value;
    break;
  }
  if (isDivided(Fact.Part))
    note(TextOperation::Split, Call, Content, "?&=#");
  use(std::move(Content), std::move(Use));
}

} // namespace clang::tidy::uri
