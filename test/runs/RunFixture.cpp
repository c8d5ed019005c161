//===--- RunFixture.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunFixture.h"
#include "ast/FindStmt.h"
#include "encoder/Defects.h"
#include "encoder/FunctionRuns.h"
#include "encoder/Guards.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Frontend/ASTUnit.h"
#include "clang/Lex/Lexer.h"
#include "clang/Tooling/Tooling.h"
#include "gtest/gtest.h"
#include <map>

namespace clang::tidy::uri {

using uricore::CharSet;

/// What the tests use of the standard libraries; in a system header.
static constexpr const char *CHeader = R"(
#define NULL ((void *)0)
typedef __SIZE_TYPE__ size_t;
int isalnum(int); int isalpha(int); int isdigit(int); int isxdigit(int);
int isupper(int); int islower(int); int isspace(int); int isprint(int);
int tolower(int); int toupper(int);
size_t strlen(const char *); int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
size_t strspn(const char *, const char *);
size_t strcspn(const char *, const char *);
char *strchr(const char *, int); char *strpbrk(const char *, const char *);
void *memcpy(void *, const void *, size_t); void *malloc(size_t);
void free(void *); int puts(const char *); char *getenv(const char *);
int sprintf(char *, const char *, ...);
int snprintf(char *, size_t, const char *, ...);
void abort(void) __attribute__((noreturn));
)";

static constexpr const char *CxxHeader = R"(
namespace std {
using size_t = __SIZE_TYPE__;
template <typename C> class basic_string_view {
public:
  basic_string_view(const C *);
  const C *begin() const; const C *end() const; size_t size() const;
  bool empty() const; const C &operator[](size_t) const;
  size_t find_first_not_of(basic_string_view, size_t = 0) const;
};
template <typename C> class basic_string {
public:
  static const size_t npos = -1;
  basic_string(); basic_string(const C *); basic_string(size_t, C);
  basic_string(const basic_string &);
  basic_string &operator=(const basic_string &);
  basic_string &operator+=(C); basic_string &operator+=(const basic_string &);
  C *begin(); C *end(); const C *begin() const; const C *end() const;
  C &operator[](size_t); const C &operator[](size_t) const;
  C &at(size_t); C &front(); const C &front() const; C &back();
  size_t size() const; size_t length() const; bool empty() const;
  const C *c_str() const; void push_back(C); void pop_back(); void clear();
  void reserve(size_t); void resize(size_t);
  C *erase(C *); C *erase(C *, C *);
  size_t find(C, size_t = 0) const; size_t find(const C *, size_t = 0) const;
  size_t find_first_of(const C *, size_t = 0) const;
  size_t find_first_not_of(const C *, size_t = 0) const;
  int compare(const C *) const; basic_string substr(size_t, size_t = -1) const;
  operator basic_string_view<C>() const;
};
using string = basic_string<char>;
using string_view = basic_string_view<char>;
template <typename C>
bool operator==(const basic_string<C> &, const basic_string<C> &);
template <typename C> bool operator==(const basic_string<C> &, const C *);
template <typename C> bool operator!=(const basic_string<C> &, const C *);
bool operator==(string_view, string_view);
string operator+(const string &, const string &);
template <typename I, typename P> bool all_of(I, I, P);
template <typename I, typename P> bool any_of(I, I, P);
template <typename I, typename P> bool none_of(I, I, P);
template <typename I, typename P> I find_if(I, I, P);
template <typename I, typename P> I find_if_not(I, I, P);
template <typename I, typename P> I remove_if(I, I, P);
template <typename I, typename T> I remove(I, I, T);
template <typename I, typename O, typename P> O copy_if(I, I, O, P);
template <typename I, typename O, typename F> O transform(I, I, O, F);
template <typename I, typename T> void replace(I, I, T, T);
template <typename I, typename P, typename T> void replace_if(I, I, P, T);
struct inserter_type {
  inserter_type &operator*(); inserter_type &operator++();
  inserter_type operator++(int); inserter_type &operator=(char);
};
inserter_type back_inserter(string &);
int isalnum(int); int isdigit(int); int tolower(int);
namespace ranges {
struct all_of_fn { template <typename R, typename P> bool operator()(R &&, P) const; };
inline constexpr all_of_fn all_of{};
}
}
class QChar {
public:
  QChar(char); bool isLetterOrNumber() const; bool isDigit() const;
  unsigned short unicode() const; char toLatin1() const;
};
bool operator==(QChar, QChar);
class QString {
public:
  QString(); QString(const char *); QString(const QString &);
  const QChar *begin() const; const QChar *end() const; int size() const;
  const QChar operator[](int) const; QChar at(int) const;
  QString &operator+=(QChar); QString &append(QChar);
  QString &replace(QChar, QChar); QString &remove(QChar);
  QString toLower() const;
};
bool operator==(const QString &, const char *);
)";

struct RunProgram::State {
  std::unique_ptr<ASTUnit> Unit;
  std::map<std::string, const FunctionDecl *> Functions;
  std::vector<const FunctionDecl *> All;
  AnalysisBudget Budget;
  NameMeanings Names;
  EncoderSummaries Encoders{Budget, Names};
  FunctionRuns Runs{Budget, Names, Encoders};
  std::unique_ptr<Guards> Conditions;
};

namespace {

class FunctionFinder : public RecursiveASTVisitor<FunctionFinder> {
public:
  explicit FunctionFinder(std::vector<const FunctionDecl *> &All) : All(All) {}
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool VisitFunctionDecl(FunctionDecl *F) {
    All.push_back(F);
    return true;
  }
  bool VisitLambdaExpr(LambdaExpr *L) {
    All.push_back(L->getCallOperator());
    return true;
  }

private:
  std::vector<const FunctionDecl *> &All;
};

} // namespace

RunProgram::RunProgram(Language Of, llvm::StringRef Code)
    : S(std::make_unique<State>()) {
  std::string Whole;
  if (Of != Language::CxxWithHeaders) {
    Whole = "# 1 \"header.h\" 1 3\n";
    if (Of == Language::Cxx)
      Whole += "extern \"C\" {";
    Whole += CHeader;
    if (Of == Language::Cxx)
      Whole += "}" + std::string(CxxHeader);
    Whole += "\n# 1 \"input\" 2\n";
  }
  Whole += Code;
  S->Unit = tooling::buildASTFromCodeWithArgs(
      Whole,
      {Of == Language::C ? "-std=gnu17" : "-std=c++20", "-w", "-resource-dir",
       URI_TIDY_RESOURCE_DIR},
      Of == Language::C ? "input.c" : "input.cc");
  ASTContext &Context = S->Unit->getASTContext();
  FunctionFinder(S->All).TraverseAST(Context);
  for (const FunctionDecl *F : S->All)
    if (F->hasBody() || !S->Functions.count(F->getNameAsString()))
      S->Functions[F->getNameAsString()] = F;
  S->Conditions = std::make_unique<Guards>(S->Runs, Context);
}

RunProgram::~RunProgram() = default;

const FunctionDecl &RunProgram::function(llvm::StringRef Name) const {
  const auto Found = S->Functions.find(Name.str());
  if (Found == S->Functions.end()) {
    ADD_FAILURE() << "no function " << Name.str();
    std::abort();
  }
  return *Found->second;
}

std::string text(const std::optional<CharSet> &Set) {
  return Set ? Set->empty() ? "no byte" : describe(*Set) : "nothing";
}
std::string text(llvm::StringRef Bytes) {
  return text(CharSet({Bytes.data(), Bytes.size()}));
}

std::string RunProgram::accepted(llvm::StringRef Function) {
  return text(S->Runs.acceptedChars(function(Function)));
}

bool RunProgram::dependsOnLocale(llvm::StringRef Function) {
  return S->Runs.dependsOnLocale(function(Function));
}

std::string RunProgram::validated(llvm::StringRef Function, unsigned Param,
                                  bool Result) {
  return text(S->Runs.validatedChars(function(Function), Param, Result));
}

static std::string imagesOf(const ByteImages &Images) {
  std::string Result;
  for (unsigned Byte = 1; Byte < 0x100; ++Byte) {
    const char C = static_cast<char>(Byte);
    if (Images[Byte] != std::string(1, C))
      Result += (Result.empty() ? "" : ", ") + text({&C, 1}) + " to \"" +
                Images[Byte] + '"';
  }
  return Result;
}

std::string RunProgram::transform(llvm::StringRef Function) {
  const TextTransform *T = S->Runs.transformOf(function(Function));
  if (!T)
    return "nothing";
  std::string Result;
  if (T->Input != 0)
    Result += "from " + std::to_string(T->Input) + " ";
  if (T->Output)
    Result += "to " + std::to_string(*T->Output) + " ";
  if (T->Appends)
    Result += "appends ";
  if (T->Shortens)
    Result += "a front of ";
  if (T->IsIdentity)
    return Result + "same";
  switch (T->What.Kind) {
  case Transformer::Encode:
    return Result + "encode but " + text(T->What.Set) +
           (T->What.PlusIsSpace ? " with +" : "") +
           (T->What.LowercaseHex ? " in lowercase" : "");
  case Transformer::Decode:
    return Result + "decode" + (T->What.PlusIsSpace ? " with +" : "");
  case Transformer::HtmlEscape:
    return Result + "html";
  case Transformer::Map:
    return Result + "map: " + imagesOf(*T->What.Images);
  case Transformer::Keep:
    return Result +
           "keep: " + text(T->What.Set - CharSet(std::string_view("\0", 1)));
  case Transformer::LowerCase:
    return Result + "lower";
  case Transformer::UpperCase:
    return Result + "upper";
  default:
    return Result + "other";
  }
}

static std::string textOf(const Narrowings &All, const ASTContext &Context) {
  std::string Result;
  for (const Narrowing &N : All) {
    const llvm::StringRef Source = Lexer::getSourceText(
        CharSourceRange::getTokenRange(N.Of->getSourceRange()),
        Context.getSourceManager(), Context.getLangOpts());
    Result += (Result.empty() ? "" : "; ") + Source.str() + ": " +
              text(N.Chars) + (N.By == KnownBy::Name ? " by name" : "");
  }
  return Result.empty() ? "nothing" : Result;
}

std::string RunProgram::guards(llvm::StringRef Function, bool IsTrue) {
  const auto *If = llvm::cast<IfStmt>(
      findStmt(function(Function).getBody(),
               [](const Stmt &S) { return llvm::isa<IfStmt>(S); }));
  return textOf(S->Conditions->guardsOf(*If->getCond(), IsTrue),
                S->Unit->getASTContext());
}

std::string RunProgram::loop(llvm::StringRef Function) {
  const Stmt *Loop = findStmt(function(Function).getBody(), [](const Stmt &S) {
    return llvm::isa<ForStmt, WhileStmt, DoStmt, CXXForRangeStmt>(S);
  });
  return textOf(S->Conditions->guardsOfLoop(*Loop), S->Unit->getASTContext());
}

std::string RunProgram::label(llvm::StringRef Function,
                              std::optional<unsigned> Label) {
  const auto *Switch = llvm::cast<SwitchStmt>(
      findStmt(function(Function).getBody(),
               [](const Stmt &S) { return llvm::isa<SwitchStmt>(S); }));
  // The list begins with the last one.
  std::vector<const SwitchCase *> Labels;
  for (const SwitchCase *Case = Switch->getSwitchCaseList(); Case;
       Case = Case->getNextSwitchCase())
    Labels.insert(Labels.begin(), Case);
  return textOf(
      S->Conditions->guardsOfCase(*Switch, Label ? Labels.at(*Label) : nullptr),
      S->Unit->getASTContext());
}

void RunProgram::runAll() {
  for (const FunctionDecl *F : S->All) {
    S->Runs.acceptedChars(*F);
    S->Runs.transformOf(*F);
    for (unsigned I = 0; I < F->getNumParams(); ++I)
      S->Runs.validatedChars(*F, I);
    findStmt(F->getBody(), [this](const Stmt &Part) {
      if (const auto *If = llvm::dyn_cast<IfStmt>(&Part); If && If->getCond())
        for (const bool IsTrue : {false, true})
          S->Conditions->guardsOf(*If->getCond(), IsTrue);
      if (const auto *Switch = llvm::dyn_cast<SwitchStmt>(&Part);
          Switch && Switch->getCond())
        S->Conditions->guardsOfCase(*Switch, nullptr);
      S->Conditions->guardsOfLoop(Part);
      return false;
    });
  }
}

unsigned RunProgram::stepsLeft() const {
  return S->Budget.reserveRun(1'000'000);
}

} // namespace clang::tidy::uri
