//===--- Replacements.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Methods that replace a part of a text.
///
//===----------------------------------------------------------------------===//

#include "ast/CallArguments.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "core/Percent.h"
#include "eval/Evaluator.h"
#include "model/RegexChars.h"

namespace clang::tidy::uri {

namespace {

/// The searches whose results a variable holds.
struct Searches {
  /// Empty if the variable can hold anything else.
  llvm::SmallVector<const CXXMemberCallExpr *, 2> All;
  /// Whether one of them is in the innermost loop around the call in question.
  bool AreRepeated = false;
};

} // namespace

/// The search that \p E is, or null.
static const CXXMemberCallExpr *searchIn(const Expr *E) {
  const auto *Call =
      llvm::dyn_cast_or_null<CXXMemberCallExpr>(E ? stripped(E) : nullptr);
  return Call && methodOf(*Call) == TextMethod::Find && Call->getNumArgs() > 0
             ? Call
             : nullptr;
}

/// The searches in \p Body that \p Var holds the results of, which \p User
/// uses.
static Searches searchesFor(const VarDecl &Var, const Stmt &Body,
                            const CXXMemberCallExpr &User) {
  struct Visit {
    const Stmt *S;
    const Stmt *Parent;
    const Stmt *Loop;
  };
  llvm::SmallVector<Visit, 32> Pending = {{&Body, nullptr, nullptr}};
  llvm::SmallVector<std::pair<const CXXMemberCallExpr *, const Stmt *>, 4> All;
  const Stmt *LoopOfUser = nullptr;
  // Where it begins, or how it moves to where the next search begins.
  bool HasOther = false;
  while (!Pending.empty()) {
    const auto [S, Parent, Outer] = Pending.pop_back_val();
    const Stmt *Loop = llvm::isa<ForStmt, WhileStmt, DoStmt>(S) ? S : Outer;
    if (S == &User)
      LoopOfUser = Loop;
    if (const auto *Declarations = llvm::dyn_cast<DeclStmt>(S))
      for (const Decl *D : Declarations->decls())
        if (D == &Var && Var.getInit()) {
          if (const CXXMemberCallExpr *Search = searchIn(Var.getInit()))
            All.emplace_back(Search, Loop);
          else
            HasOther = true;
        }
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(S);
    if (Ref && Ref->getDecl() == &Var) {
      const auto *Assigned = llvm::dyn_cast<BinaryOperator>(Parent);
      const auto *Read = llvm::dyn_cast<ImplicitCastExpr>(Parent);
      if (Assigned && Assigned->getOpcode() == BO_Assign)
        All.emplace_back(searchIn(Assigned->getRHS()), Loop);
      else if (Assigned && Assigned->getOpcode() == BO_AddAssign)
        HasOther = true;
      else if (!Read || Read->getCastKind() != CK_LValueToRValue)
        return {};
    }
    for (const Stmt *Child : S->children())
      if (Child)
        Pending.push_back({Child, S, Loop});
  }
  Searches Result;
  for (const auto &[Search, Loop] : All) {
    if (!Search)
      return {};
    Result.All.push_back(Search);
    Result.AreRepeated |= Loop && Loop == LoopOfUser;
  }
  // A search in the loop has the last word.
  return HasOther && !Result.AreRepeated ? Searches() : Result;
}

/// Whether \p A and \p B are the same constant or value, or are put together
/// from the same ones.
static bool areSame(TextArena &Texts, TextRef A, TextRef B) {
  if (A->Size.IsConstant || B->Size.IsConstant)
    return A->Size.IsConstant && B->Size.IsConstant &&
           Texts.constantOf(A).Text == Texts.constantOf(B).Text;
  if (A->Kind == TextNode::Value && B->Kind == TextNode::Value)
    return areAlike(*A->Facts, *B->Facts);
  if (A->Kind != TextNode::Concat || B->Kind != TextNode::Concat)
    return A == B;
  const auto OfA = itemsOf(A), OfB = itemsOf(B);
  return OfA.size() == OfB.size() &&
         std::equal(OfA.begin(), OfA.end(), OfB.begin(),
                    [&](TextRef X, TextRef Y) { return areSame(Texts, X, Y); });
}

bool Evaluator::isLengthOf(const Expr *Length, TextRef Of, unsigned Depth) {
  static constexpr unsigned MaxDepth = 4;
  Expr::EvalResult Constant;
  const auto IsConstant = [&](const Expr *E) {
    return !E->isValueDependent() && E->EvaluateAsInt(Constant, Unit.AST);
  };
  const Expr *Plain = stripped(Length);
  while (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(Plain))
    Plain = stripped(Cast->getSubExpr());
  // With a terminator.
  if (const auto *Sum = llvm::dyn_cast<BinaryOperator>(Plain);
      Sum && Sum->getOpcode() == BO_Add && !Sum->isValueDependent() &&
      Sum->getRHS()->isIntegerConstantExpr(Unit.AST) && !IsConstant(Length))
    return Depth < MaxDepth && isLengthOf(Sum->getLHS(), Of, Depth + 1);
  // A variable or a field that holds it.
  if (llvm::isa<DeclRefExpr, MemberExpr>(Plain) && !IsConstant(Length) &&
      Depth < MaxDepth) {
    const TextRef Held = eval(Plain).Text;
    // It may be cut to the size of a buffer.
    const bool IsHeld =
        Held && llvm::any_of(alternativesOf(Held), [&](TextRef Each) {
          const Expr *Entry =
              Each->Kind == TextNode::Value ? Each->Facts->Entry : nullptr;
          return Entry &&
                 !llvm::isa<DeclRefExpr, MemberExpr>(stripped(Entry)) &&
                 isLengthOf(Entry, Of, Depth + 1);
        });
    if (IsHeld || llvm::isa<DeclRefExpr>(Plain))
      return IsHeld;
  }
  if (IsConstant(Length))
    return Of->Size.IsConstant && Constant.Val.getInt() == Of->Size.Bytes;
  // `Old.size`, for `Old.data`.
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(Plain)) {
    const Expr *Object = Member->getBase();
    const QualType Type = Member->isArrow()
                              ? Object->getType()->getPointeeType()
                              : Object->getType();
    return says(Member->getMemberDecl()->getName(), NameMeaning::Length) &&
           soleText(Type, Unit.Names) && areSame(Texts, textIn(Object), Of);
  }
  // `Old.size()`, `strlen(Old)`.
  const auto *Call = llvm::dyn_cast<CallExpr>(Plain);
  if (!Call || !Call->getType()->isIntegerType())
    return false;
  const auto [Object, Arguments] = objectAndArguments(*Call);
  // What `snprintf(Buffer, …)` or `asprintf(&Text, …)` returns.
  const FunctionDecl *Callee = Call->getDirectCallee();
  const auto Print = Callee ? printfSignature(*Callee) : std::nullopt;
  const bool IsPrinted = Print && Print->Format > 0;
  const Expr *Measured = Object && Arguments.empty() ? Object
                         : !Object && (IsPrinted || Arguments.size() == 1)
                             ? Arguments[0]
                             : nullptr;
  const auto *Address = llvm::dyn_cast_or_null<UnaryOperator>(
      IsPrinted && Measured ? stripped(Measured) : nullptr);
  if (Address && Address->getOpcode() == UO_AddrOf)
    Measured = Address->getSubExpr();
  return Measured && isTextType(stripped(Measured)->getType()) &&
         !findStmt(Measured,
                   [](const Stmt &S) { return llvm::isa<CallExpr>(S); }) &&
         areSame(Texts, text(Measured), Of);
}

std::string Evaluator::constantSought(const CXXMemberCallExpr &Search) {
  const TextRef Sought = text(Search.getArg(0));
  noteSought(Sought);
  return Sought->Size.IsConstant ? Texts.constantOf(Sought).Text : "";
}

std::string Evaluator::soughtFor(const Expr *Position,
                                 const CXXMemberCallExpr &Call,
                                 bool &IsRepeated) {
  // `replace(Text.find("a"), 1, New)`.
  if (const CXXMemberCallExpr *Search = searchIn(Position))
    return constantSought(*Search);
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(stripped(Position));
  const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  const Stmt *Body = Function ? Function->getBody() : nullptr;
  if (!Var || !Var->hasLocalStorage() || llvm::isa<ParmVarDecl>(Var) || !Body)
    return "";
  const Searches Found = searchesFor(*Var, *Body, Call);
  std::string Result;
  for (const CXXMemberCallExpr *Search : Found.All) {
    std::string Bytes = constantSought(*Search);
    if (Bytes.empty() || (!Result.empty() && Bytes != Result))
      return "";
    Result = std::move(Bytes);
  }
  IsRepeated = Found.AreRepeated;
  return Result;
}

std::string Evaluator::foundAt(const CXXMemberCallExpr &Call,
                               bool &IsRepeated) {
  std::string Bytes = soughtFor(Call.getArg(0), Call, IsRepeated);
  // One of several characters is replaced unless the search is repeated.
  return (Bytes.size() > 1 || (IsRepeated && !Bytes.empty())) &&
                 isLengthOf(Call.getArg(1), Texts.literal(Bytes))
             ? Bytes
             : "";
}

std::optional<std::pair<TextRef, TextRef>>
Evaluator::dividedAt(TextRef T, const Expr *Position,
                     const CXXMemberCallExpr &Call) {
  Expr::EvalResult Constant;
  size_t Behind = 0;
  // `Text.find("q=") + 2`
  if (const auto *Sum = llvm::dyn_cast<BinaryOperator>(stripped(Position));
      Sum && Sum->getOpcode() == BO_Add && !Sum->isValueDependent() &&
      Sum->getRHS()->EvaluateAsInt(Constant, Unit.AST)) {
    Behind = Constant.Val.getInt().getLimitedValue(Template::MaxText);
    Position = Sum->getLHS();
  }
  std::string Sought;
  if (!Position->isValueDependent() &&
      Position->EvaluateAsInt(Constant, Unit.AST)) {
    Behind += Constant.Val.getInt().getLimitedValue(Template::MaxText);
  } else {
    bool IsRepeated = false;
    Sought = soughtFor(Position, Call, IsRepeated);
    if (Sought.empty() || IsRepeated)
      return std::nullopt;
  }
  TextRef Front = Texts.empty();
  std::optional<TextRef> Back;
  for (TextRef Item : itemsOf(T)) {
    const bool IsLiteral = Item->Kind == TextNode::Literal;
    if (Back) {
      Back = Texts.append(*Back, Item);
      continue;
    }
    // A number counts from the beginning.
    if (!IsLiteral && Sought.empty())
      return std::nullopt;
    const size_t Found =
        IsLiteral ? Item->Bytes->Text.Text.find(Sought) : std::string::npos;
    if (Found == std::string::npos) {
      Front = Texts.append(Front, Item);
      continue;
    }
    const Template &Piece = Item->Bytes->Text;
    if (Found + Behind > Piece.Text.size())
      return std::nullopt;
    Template Before, After;
    Before.appendSlice(Piece, 0, Found + Behind, Dialect::Plain);
    After.appendSlice(Piece, Found + Behind, Piece.Text.size(), Dialect::Plain);
    if (!Before.empty())
      Front = Texts.append(Front, Texts.literal(std::move(Before)));
    Back = After.empty() ? Texts.empty() : Texts.literal(std::move(After));
  }
  if (!Back) {
    noteSought(T);
    return std::nullopt;
  }
  return std::pair(Front, *Back);
}

void Evaluator::insert(const AddressSet &Where, TextRef Added,
                       const CXXMemberCallExpr &Call) {
  const TextRef Before = State.read(Where).Text;
  if (!Before)
    return assign(Where, {Added, {}});
  const TextRef Part = sliceOf(Before, &Call);
  const auto [Front, Back] =
      dividedAt(Before, Call.getArg(0), Call).value_or(std::pair(Part, Part));
  consume(Before);
  assign(Where, {Texts.append(Texts.append(Front, Added), Back), {}});
}

TextRef Evaluator::cleaned(const CallExpr &Call, TextRef Before,
                           const Expr *Pattern, TextRef New) {
  const TextRef Known =
      isRegex(*Pattern, Unit.Names) ? knownText(Pattern) : nullptr;
  if (!Known || !Known->Size.IsConstant || !New->Size.IsConstant)
    return nullptr;
  const std::string By = Texts.constantOf(New).Text;
  // `$1` and `\\1` refer to what matched.
  const auto Kept = By.find_first_of("$\\") == std::string::npos
                        ? charsWithoutMatch(Texts.constantOf(Known).Text)
                        : std::nullopt;
  if (!Kept)
    return nullptr;
  const ByteImages Images = imagesOf(~*Kept, By);
  return mapped(Before, &Images, &Call);
}

TextRef Evaluator::withoutArgument(const CXXMemberCallExpr &Call,
                                   const Content &Before) {
  const Expr *Argument = Call.getArg(0);
  const TextRef Text = textOf(Before);
  if (!Text)
    return nullptr;
  if (isRegex(*Argument, Unit.Names))
    return cleaned(Call, Text, Argument, Texts.empty());
  const QualType Type = stripped(Argument)->getType();
  if (Type->isIntegerType() && !Type->isAnyCharacterType())
    return nullptr;
  const TextRef Sought = text(Argument);
  return Sought->Size.IsConstant && Sought->Size.Bytes == 1
             ? replaced(Call, Text, Texts.constantOf(Sought).Text,
                        Texts.empty())
             : nullptr;
}

Content Evaluator::evalReplace(const CXXMemberCallExpr &Call) {
  const Expr *Object = Call.getImplicitObjectArgument();
  const AddressSet Where = Object->getType()->isPointerType()
                               ? eval(Object).Targets
                               : locate(Object);
  readInPlace(Where, Object);
  const TextRef Before = textOf(State.read(Where));
  llvm::SmallVector<TextRef, 3> Given;
  for (const Expr *Argument : Call.arguments())
    if (!llvm::isa<CXXDefaultArgExpr>(Argument))
      Given.push_back(text(Argument));
  TextRef After = nullptr;
  // `replace(Old, New)` of text; anything else names a range.
  const bool IsRange =
      Given.size() == 3 &&
      isTextType(stripped(Call.getArg(Call.getNumArgs() - 1))->getType());
  bool IsRepeated = false;
  if (Given.size() == 2) {
    noteSought(Given[0]);
    After = isRegex(*Call.getArg(0), Unit.Names)
                ? cleaned(Call, Before, Call.getArg(0), Given[1])
                : replaced(Call, Before, Given[0], Given[1]);
  } else if (const std::string Old = IsRange ? foundAt(Call, IsRepeated) : "";
             !Old.empty()) {
    After = replaced(Call, Before, Old, Given[2]);
    // The last round of a loop finds nothing.
    if (!After && IsRepeated && Before->Kind != TextNode::Value)
      After = Before;
  }
  if (!After) {
    After = partlyReplaced(Call, Before, IsRange ? Given[2] : Unit.lost());
    consume(Given.back());
  }
  const CXXMethodDecl *Method = Call.getMethodDecl();
  if (Method && !Method->isConst()) {
    consume(Before);
    assign(Where, {After, {}});
    return {nullptr, Where};
  }
  return {After, {}};
}

std::optional<Content> Evaluator::evalReplacing(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee || Callee->getNumParams() < 3)
    return std::nullopt;
  const auto [Object, Arguments] = objectAndArguments(Call);
  const TextReplacement *How =
      Object ? nullptr : Unit.Runs.replacementOf(*Callee);
  if (!How || std::max({How->Input, How->Sought, How->By}) >= Arguments.size())
    return std::nullopt;
  const std::vector<Given> All = give(Callee, Arguments);
  const TextRef Before = All[How->Input].Text, Sought = All[How->Sought].Text,
                New = All[How->By].Text;
  if (!Before || !Sought || !New)
    return std::nullopt;
  noteSought(Sought);
  TextRef After = replaced(Call, Before, Sought, New);
  if (!After && Sought->Size.IsConstant && Before->Size.IsConstant)
    After = Before;
  if (!After) {
    After = partlyReplaced(Call, Before, New);
    consume(New);
  }
  if (!How->Output)
    return asResult(Call, After);
  consume(Before);
  State.store(All[*How->Output].Where, {After, {}});
  return resultOf(Call);
}

TextRef Evaluator::replaced(const CallExpr &Call, TextRef Before,
                            TextRef Sought, TextRef New) {
  return Sought->Size.IsConstant
             ? replaced(Call, Before, Texts.constantOf(Sought).Text, New)
             : nullptr;
}

TextRef Evaluator::partlyReplaced(const CallExpr &Call, TextRef Before,
                                  TextRef New) {
  noteSought(Before);
  const TextRef Part = sliceOf(Before, &Call);
  return Texts.append(Texts.append(Part, New), Part);
}

/// The last call for \p T.
static Transformer lastStep(TextRef T) {
  const Transformer *Last = lastChangeOf(T);
  return Last ? *Last : Transformer(Transformer::Slice);
}

/// Whether \p Last writes the escapes of some characters, but not of '%'.
static bool isOtherStep(const Transformer &Last) {
  return Last.Kind == Transformer::Encode && Last.By == KnownBy::Run &&
         (uricore::NonAscii | uricore::CharSet("%")).isSubsetOf(Last.Set);
}

/// Returns \p Encoder if another character, \p By, replaces the escape of
/// \p Escaped in its result, or nothing if it is no longer an encoder.
static std::optional<Transformer> reencoded(const Transformer &Encoder,
                                            llvm::StringRef Escaped,
                                            llvm::StringRef By) {
  if (Escaped == "%" || Encoder.By == KnownBy::Name)
    return std::nullopt;
  return Escaped == " " && By == "+" ? asFormEncoder(Encoder) : Encoder;
}

TextRef Evaluator::replaced(const CallExpr &Call, TextRef Before,
                            llvm::StringRef Old, TextRef New) {
  if (Old.empty())
    return Before;
  const bool IsConstant = New->Size.IsConstant;
  const std::string By = IsConstant ? Texts.constantOf(New).Text : "";
  if (IsConstant && Old.size() == uricore::EscapeLength &&
      uricore::escapeAt(Old, 0) && By.size() == 1) {
    const std::string Escaped = uricore::decode(Old).Bytes;
    // `encode(Text).replace("%20", "+")` is a form encoder.
    if (By != Escaped) {
      const TextRef Changed = Texts.withEncoder(
          Before, uricore::CharSet(By), [&](const Transformer &Encoder) {
            return reencoded(Encoder, Escaped, By);
          });
      return Changed ? Changed : Before;
    }
    // `encode(Text).replace("%2F", "/")` encodes less; otherwise, this is one
    // step of a decoder.
    Transformer Decode(Transformer::Decode);
    Decode.Set = uricore::CharSet(By);
    if (const TextRef Kept = Texts.withKept(Before, Decode))
      return Kept;
    // Further steps do not decode again, unless the last one made a '%'.
    if (Before->Sum.Level.value_or(EncodingLevel()).Low < 0 &&
        !lastStep(Before).Set.contains('%'))
      return Before;
    return coded(Call, Call.getDirectCallee(), Before, Decode);
  }
  // One step of an encoder: only that for '%' encodes again.
  const bool IsEncoder = IsConstant && Old.size() == 1 &&
                         uricore::escapeAt(By, 0) &&
                         uricore::decode(By).Bytes == Old;
  if (IsEncoder)
    use(New, {Usage::PartSink, {}, UriPart::QueryValue});
  // In a text with delimiters, the values between them remain as they are.
  if (IsEncoder && isData(Before->Sum.Part)) {
    Transformer Step = Transformer::encode(~uricore::CharSet(Old));
    Step.KeepsEscapes = Step.Set.contains('%');
    Step.Call = &Call;
    // The escapes of other steps are encoded again; an encoder is judged
    // itself.
    if (Old == "%" && isOtherStep(lastStep(Before)) &&
        !(Function && Unit.Encoders.behaviourOf(*Function)))
      note(TextEvent::Encode, Call, Before);
    // The text of an encoder has nothing left to encode.
    if (Before->Sum.Level.value_or(EncodingLevel()).High > 0 &&
        !joinedSteps(lastStep(Before), Step))
      return Before;
    return Texts.coded(Before, Step);
  }
  if (IsConstant && Old.size() == 1) {
    const ByteImages Images = imagesOf(uricore::CharSet(Old), By);
    return mapped(Before, &Images, &Call);
  }
  bool IsFound = false;
  const TextRef Result = filledIn(Before, Old, New, IsFound);
  if (!IsFound)
    return nullptr;
  consume(New);
  return Result;
}

TextRef Evaluator::filledIn(TextRef T, llvm::StringRef Placeholder, TextRef By,
                            bool &IsFound) {
  TextRef Result = Texts.empty();
  for (TextRef Item : itemsOf(T)) {
    if (Item->Kind == TextNode::Choice) {
      llvm::SmallVector<TextRef, 8> Each;
      for (TextRef A : Item->Alternatives)
        Each.push_back(filledIn(A, Placeholder, By, IsFound));
      Result = Texts.append(Result, Texts.join(Each));
      continue;
    }
    if (Item->Kind != TextNode::Literal) {
      Result = Texts.append(Result, Item);
      continue;
    }
    const Template &Piece = Item->Bytes->Text;
    const auto Keep = [&](size_t Begin, size_t End) {
      Template Part;
      Part.appendSlice(Piece, Begin, End, Dialect::Plain);
      if (!Part.empty())
        Result = Texts.append(Result, Texts.literal(std::move(Part)));
    };
    size_t Begin = 0;
    for (size_t At;
         (At = llvm::StringRef(Piece.Text).find(Placeholder, Begin)) !=
         llvm::StringRef::npos;
         Begin = At + Placeholder.size()) {
      Keep(Begin, At);
      Result = Texts.append(Result, By);
      IsFound = true;
    }
    Keep(Begin, Piece.Text.size());
  }
  return Result;
}

} // namespace clang::tidy::uri
