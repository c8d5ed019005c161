//===--- places.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes values whose text is marked, and prints the texts at all places of a
/// value. A place is spelled as in a catalogue, except that '*' is a pointee, an
/// element or a value.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_FACTS_PLACES_H
#define URI_TIDY_TEST_FACTS_PLACES_H

#include <any>
#include <bitset>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <set>
#include <sstream>
#include <stack>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <tuple>
#include <type_traits>
#include <unistd.h>
#include <utility>
#include <variant>

namespace facts {

//===----------------------------------------------------------------------===//
// Marked texts
//===----------------------------------------------------------------------===//

/// The groups of the object and of what a callee returns; others are numbers of
/// arguments.
constexpr int OfObject = 4, OfCallee = 5;

/// Text number \p Nth of a group: the letters of each group are its own.
inline std::string marked(int Group, int Nth = 0) {
  const auto Letter = [&](int Index) {
    return char((Group == OfCallee ? 'z' : 'a' + Group * 5 + Index));
  };
  std::string Result = " ";
  Result += char(Letter(Nth ? 4 : 0) - 'a' + 'A');
  Result += Letter(1);
  Result += ' ';
  Result += Letter(Nth ? 0 : 2);
  Result += Letter(3);
  Result += ' ';
  return Result;
}

template <class T> struct Tag {};

/// How to make a value of a type: text, or parts.
template <class T> struct Maker;

/// A value with marked text in all its places, or an empty one.
template <class T> T make(int Group, bool IsEmpty = false) {
  return Maker<T>::make(Group, IsEmpty, 0);
}

template <class Unit> const Unit *lasting(const std::string &Text) {
  return (new std::basic_string<Unit>(Text.begin(), Text.end()))->c_str();
}

template <class T>
concept Unit = std::is_same_v<T, char> || std::is_same_v<T, wchar_t> ||
               std::is_same_v<T, char16_t> || std::is_same_v<T, char32_t> ||
               std::is_same_v<T, char8_t> || std::is_same_v<T, unsigned char> ||
               std::is_same_v<T, unsigned short>;

template <Unit T> struct Maker<T> {
  static T make(int Group, bool, int Nth) { return T(marked(Group, Nth)[1]); }
};
template <class T>
  requires std::is_integral_v<T> && (!Unit<T>)
struct Maker<T> {
  static T make(int, bool, int) { return 0; }
};
template <Unit T> struct Maker<const T *> {
  static const T *make(int Group, bool IsEmpty, int Nth) {
    return lasting<T>(IsEmpty ? "" : marked(Group, Nth));
  }
};
/// A buffer with room for more.
template <Unit T> struct Maker<T *> {
  static T *make(int Group, bool IsEmpty, int Nth) {
    T *Result = static_cast<T *>(calloc(128, sizeof(T)));
    const std::string Text = IsEmpty ? "" : marked(Group, Nth);
    std::copy(Text.begin(), Text.end(), Result);
    return Result;
  }
};

/// A text that a call can change, with room for more.
inline char *buffer(const char *Text) {
  return strcpy(static_cast<char *>(calloc(128, 1)), Text);
}
/// The address of such a text.
inline char **cursor(char *Text) { return new char *[2]{Text, nullptr}; }

/// All bytes but the NUL.
inline const char *bytes() {
  std::string Result;
  for (int Byte = 1; Byte < 256; ++Byte)
    Result += char(Byte);
  return strdup(Result.c_str());
}

/// What \p Call writes to a file descriptor.
template <class F> std::string captured(int Descriptor, F Call) {
  fflush(nullptr);
  const int Before = dup(Descriptor);
  FILE *const File = tmpfile();
  dup2(fileno(File), Descriptor);
  Call();
  fflush(nullptr);
  dup2(Before, Descriptor);
  rewind(File);
  char Buffer[1000];
  return std::string(Buffer, fread(Buffer, 1, sizeof Buffer, File));
}

template <class T>
concept Text = requires(const T &V) {
  typename T::value_type;
  typename T::traits_type;
  requires Unit<typename T::value_type>;
  { V.data() } -> std::convertible_to<const typename T::value_type *>;
  V.size();
};
template <Text T> struct Maker<T> {
  static T make(int Group, bool IsEmpty, int Nth) {
    return T(lasting<typename T::value_type>(IsEmpty ? ""
                                                     : marked(Group, Nth)));
  }
};
template <> struct Maker<std::filesystem::path> {
  static std::filesystem::path make(int Group, bool IsEmpty, int Nth) {
    return IsEmpty ? "" : marked(Group, Nth);
  }
};

template <class T>
concept Map = requires { typename T::mapped_type; };
template <class T>
concept Container = requires(T V, typename T::value_type E) {
  V.begin();
  V.end();
} && !Text<T> && !Map<T>;

template <Map T> struct Maker<T> {
  static T make(int Group, bool IsEmpty, int) {
    T Result;
    for (int Nth = 0; Nth < 2 && !IsEmpty; ++Nth)
      add(Result, Maker<typename T::key_type>::make(Group - 1, false, Nth),
          Maker<typename T::mapped_type>::make(Group, false, Nth));
    return Result;
  }
  template <class K, class V> static void add(T &To, K &&Key, V &&Value) {
    if constexpr (requires { To.emplace(Key, std::move(Value)); })
      To.emplace(Key, std::move(Value));
    else
      To.insert(Key, Value);
  }
};
template <Container T> struct Maker<T> {
  using E = typename T::value_type;
  static T make(int Group, bool IsEmpty, int) {
    const int Count = IsEmpty ? 0 : 2;
    if constexpr (requires(T V, E X) { V.push_back(std::move(X)); }) {
      T Result;
      for (int Nth = 0; Nth < Count; ++Nth)
        Result.push_back(Maker<E>::make(Group, false, Nth));
      return Result;
    } else if constexpr (requires(T V, E X) { V.push_front(std::move(X)); }) {
      T Result;
      for (int Nth = Count; Nth-- > 0;)
        Result.push_front(Maker<E>::make(Group, false, Nth));
      return Result;
    } else if constexpr (requires(T V, E X) { V.insert(std::move(X)); }) {
      T Result;
      for (int Nth = 0; Nth < Count; ++Nth)
        Result.insert(Maker<E>::make(Group, false, Nth));
      return Result;
    } else if constexpr (requires { std::tuple_size<T>::value; }) {
      return {Maker<E>::make(Group, false, 0), Maker<E>::make(Group, false, 1)};
    } else {
      // Views.
      static std::initializer_list<E> All = {Maker<E>::make(Group, false, 0),
                                             Maker<E>::make(Group, false, 1)};
      if constexpr (std::is_same_v<T, std::initializer_list<E>>)
        return All;
      else
        return T(new E[2]{All.begin()[0], All.begin()[1]}, size_t(Count));
    }
  }
};
template <class T>
concept Adapter = requires(T V, typename T::container_type C) {
  V.push(std::declval<typename T::value_type>());
  V.pop();
};
template <Adapter T> struct Maker<T> {
  static T make(int Group, bool IsEmpty, int) {
    T Result;
    for (int Nth = 0; Nth < 2 && !IsEmpty; ++Nth)
      Result.push(Maker<typename T::value_type>::make(Group, false, Nth));
    return Result;
  }
};
/// Members are of the groups before \p Group and of \p Group.
template <class A, class B> struct Maker<std::pair<A, B>> {
  static std::pair<A, B> make(int Group, bool IsEmpty, int Nth) {
    return {Maker<std::remove_const_t<A>>::make(Group - 1, IsEmpty, Nth),
            Maker<B>::make(Group, IsEmpty, Nth)};
  }
};
template <class... Ts> struct Maker<std::tuple<Ts...>> {
  static std::tuple<Ts...> make(int Group, bool IsEmpty, int Nth) {
    int Each = Group - int(sizeof...(Ts));
    return std::tuple<Ts...>{Maker<Ts>::make(++Each, IsEmpty, Nth)...};
  }
};
template <class T>
concept Optional = requires(T V, const T &W) {
  V.has_value();
  *W;
} || requires(T V) { V.get_ptr(); };
template <Optional T> struct Maker<T> {
  using E = std::remove_cvref_t<decltype(*std::declval<T &>())>;
  static T make(int Group, bool IsEmpty, int Nth) {
    T Result;
    if constexpr (requires { typename T::unexpected_type; })
      if (IsEmpty)
        return typename T::unexpected_type(0);
    if (!IsEmpty)
      Result = Maker<E>::make(Group, false, Nth);
    return Result;
  }
};
template <size_t N> struct Maker<std::bitset<N>> {
  static std::bitset<N> make(int, bool, int) { return 5; }
};
template <> struct Maker<std::any> {
  static std::any make(int Group, bool IsEmpty, int Nth) {
    return IsEmpty ? std::any() : std::any(marked(Group, Nth));
  }
};
template <class... Ts> struct Maker<std::variant<Ts...>> {
  static std::variant<Ts...> make(int Group, bool, int Nth) {
    return marked(Group, Nth);
  }
};
template <class T>
concept SmartPointer = requires(T V) {
  typename T::element_type;
  V.get();
};
template <SmartPointer T> struct Maker<T> {
  using E = std::remove_extent_t<typename T::element_type>;
  static T make(int Group, bool IsEmpty, int Nth) {
    if (IsEmpty)
      return T();
    if constexpr (requires(T V) { V[0]; })
      return T(new E[1]{Maker<E>::make(Group, false, Nth)});
    else
      return T(new E(Maker<E>::make(Group, false, Nth)));
  }
};
template <class T> struct Maker<std::weak_ptr<T>> {
  static std::weak_ptr<T> make(int Group, bool IsEmpty, int Nth) {
    return *new std::shared_ptr<T>(
        Maker<std::shared_ptr<T>>::make(Group, IsEmpty, Nth));
  }
};
template <class T> struct Maker<std::reference_wrapper<T>> {
  static std::reference_wrapper<T> make(int Group, bool, int Nth) {
    return *new T(Maker<T>::make(Group, false, Nth));
  }
};
template <> struct Maker<std::ostringstream> {
  static std::ostringstream make(int Group, bool IsEmpty, int Nth) {
    std::ostringstream Result;
    Result << (IsEmpty ? "" : marked(Group, Nth));
    return Result;
  }
};
template <> struct Maker<std::stringstream> {
  static std::stringstream make(int Group, bool IsEmpty, int Nth) {
    std::stringstream Result;
    Result << (IsEmpty ? "" : marked(Group, Nth));
    return Result;
  }
};
/// A file that says more than what is written to it.
template <> struct Maker<FILE *> {
  static FILE *make(int Group, bool IsEmpty, int Nth) {
    FILE *Result = tmpfile();
    fputs(IsEmpty ? "" : marked(Group, Nth).c_str(), Result);
    return Result;
  }
};

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// Prints texts and where they are.
struct Out {
  char When;

  template <class U>
  void text(const std::string &Path, const U *Data, size_t Size) {
    printf("%c %s %zx %zx ", When, Path.c_str(), size_t(Data),
           size_t(Data + Size));
    for (size_t I = 0; I < Size; ++I)
      printf("%02x", unsigned(Data[I]) & 0xff);
    putchar('\n');
  }
};

template <class T> void places(Out &To, const std::string &Path, const T &Of);

template <Unit T>
void placesOf(Out &To, const std::string &Path, const T &Of) {
  if (Of)
    To.text(Path, &Of, 1);
}

template <class T>
concept Iterator = requires(T V) {
  *V;
  ++V;
} && !Optional<T> && !SmartPointer<T>;

template <class T> struct IsTuple : std::false_type {};
template <class A, class B> struct IsTuple<std::pair<A, B>> : std::true_type {};
template <class... Ts> struct IsTuple<std::tuple<Ts...>> : std::true_type {};

/// For the types of libraries: an overload whose first parameter is an Out.
template <class T>
concept HasOwnPlaces = requires(Out &To, const T &V) { ownPlaces(To, "", V); };

template <class T, size_t... I>
void members(Out &To, const std::string &Path, const T &Of,
             std::index_sequence<I...>) {
  static const char *const Names[] = {"first",   "second",  "third",
                                      "member3", "member4", "member5"};
  // A reference is what it refers to.
  (places(To,
          Path + "." + Names[I] +
              (std::is_reference_v<std::tuple_element_t<I, T>> ? ".*" : ""),
          std::get<I>(Of)),
   ...);
}

/// A view of all elements, or all entries, of a container: what its iterators
/// refer to.
template <class T> struct Elements {
  const T &Of;
  explicit Elements(const T &Of) : Of(Of) {}
};
template <class T>
void ownPlaces(Out &To, const std::string &Path, const Elements<T> &All) {
  for (auto Each = All.Of.begin(); Each != All.Of.end(); ++Each)
    places(To, Path, Each);
}

/// The container of an adapter or of an iterator that inserts.
template <class T> auto &protectedContainer(const T &Of) {
  struct Access : T {
    static auto &get(const T &Of) {
      if constexpr (requires { &Access::c; })
        return Of.*&Access::c;
      else
        return *(Of.*&Access::container);
    }
  };
  return Access::get(Of);
}

template <class T> void places(Out &To, const std::string &Path, const T &Of) {
  if (Path.size() > 40)
    return;
  if constexpr (HasOwnPlaces<T>) {
    ownPlaces(To, Path, Of);
  } else if constexpr (Unit<T>) {
    placesOf(To, Path, Of);
  } else if constexpr (std::is_array_v<T>) {
    if constexpr (Unit<std::remove_cv_t<std::remove_extent_t<T>>>)
      places(To, Path, &Of[0]);
    else
      for (const auto &Each : Of)
        places(To, Path + ".*", Each);
  } else if constexpr (std::is_pointer_v<T>) {
    using Pointee = std::remove_cv_t<std::remove_pointer_t<T>>;
    if (!Of) {
    } else if constexpr (Unit<Pointee>) {
      size_t Size = 0;
      while (Of[Size])
        ++Size;
      To.text(Path + ".*", Of, Size);
    } else if constexpr (std::is_void_v<Pointee>) {
      places(To, Path, static_cast<const char *>(Of));
    } else if constexpr (std::is_same_v<Pointee, FILE>) {
      FILE *const File = const_cast<FILE *>(Of);
      fflush(File);
      const long Where = ftell(File);
      rewind(File);
      static char Buffer[1000];
      const size_t Size = fread(Buffer, 1, sizeof Buffer, File);
      fseek(File, Where, SEEK_SET);
      To.text(Path + ".*", Buffer, Size);
    } else if constexpr (std::is_pointer_v<Pointee> &&
                         !std::is_function_v<std::remove_pointer_t<Pointee>>) {
      // An array that a null pointer ends.
      for (auto *Each = &Of[0]; *Each; ++Each)
        places(To, Path + ".*", *Each);
    } else if constexpr (!std::is_function_v<Pointee>) {
      places(To, Path + ".*", *Of);
    }
  } else if constexpr (Text<T>) {
    To.text(Path, Of.data(), Of.size());
  } else if constexpr (std::is_same_v<T, std::filesystem::path>) {
    To.text(Path, Of.native().data(), Of.native().size());
  } else if constexpr (Map<T> && !Iterator<T>) {
    for (auto Each = Of.begin(); Each != Of.end(); ++Each) {
      if constexpr (requires { Each->first; }) {
        places(To, Path + ".key", Each->first);
        places(To, Path + ".*", Each->second);
      } else {
        places(To, Path + ".key", Each.key());
        places(To, Path + ".*", Each.value());
      }
    }
  } else if constexpr (requires {
                         Of.begin();
                         Of.end();
                         Of.begin() != Of.end();
                       }) {
    for (auto Each = Of.begin(); Each != Of.end(); ++Each)
      places(To, Path + ".*", *Each);
  } else if constexpr (Adapter<T>) {
    places(To, Path, protectedContainer(Of));
  } else if constexpr (IsTuple<T>::value) {
    members(To, Path, Of, std::make_index_sequence<std::tuple_size_v<T>>());
  } else if constexpr (requires { Of.str(); Of.rdbuf(); }) {
    const std::string Text = Of.str();
    To.text(Path, Text.data(), Text.size());
  } else if constexpr (std::is_same_v<T, std::any>) {
    if (const auto *Text = std::any_cast<std::string>(&Of))
      places(To, Path + ".*", *Text);
  } else if constexpr (requires { Of.valueless_by_exception(); }) {
    std::visit([&](const auto &Value) { places(To, Path + ".*", Value); }, Of);
  } else if constexpr (requires { Of.lock(); Of.expired(); }) {
    if (!Of.expired())
      places(To, Path + ".*", *Of.lock());
  } else if constexpr (Optional<T> || SmartPointer<T>) {
    if (Of) {
      if constexpr (requires { *Of; })
        places(To, Path + ".*", *Of);
      else
        places(To, Path + ".*", Of[0]);
    }
  } else if constexpr (requires { typename T::type; Of.get(); }) {
    places(To, Path + ".*", Of.get());
  } else if constexpr (Iterator<T> && requires { typename T::container_type; }) {
    places(To, Path, protectedContainer(Of));
  } else if constexpr (Iterator<T>) {
    using Found = decltype(*Of);
    // A map of Qt refers to an entry.
    if constexpr (requires { Of.key(); Of.value(); }) {
      places(To, Path + ".*.first", Of.key());
      places(To, Path + ".*.second", Of.value());
    } else if constexpr (!std::is_void_v<Found>) {
      const auto &Value = *Of;
      places(To, Path + ".*", Value);
    }
  } else if constexpr (requires { Of.first; Of.second; }) {
    places(To, Path + ".first", Of.first);
    places(To, Path + ".second", Of.second);
  }
}

//===----------------------------------------------------------------------===//
// Cases
//===----------------------------------------------------------------------===//

/// What a callee gets is printed as the places of `call`.
struct Callee {
  template <class... Ts> std::string operator()(const Ts &...Arguments) const {
    Out To = {'A'};
    int Index = 0;
    (places(To, "call." + std::to_string(Index++), Arguments), ...);
    return marked(OfCallee);
  }
};

struct Case {
  bool IsEmpty;

  template <class T> void before(const char *Path, const T &Of) const {
    Out To = {'B'};
    places(To, Path, Of);
  }
  template <class T> void after(const char *Path, const T &Of) const {
    Out To = {'A'};
    places(To, Path, Of);
  }
  template <class F, class G> void run(F Call, G Reader) const {
    if constexpr (std::is_void_v<decltype(Call())>) {
      Call();
    } else {
      auto &&Result = Call();
      if constexpr (!std::is_void_v<decltype(Reader(Result))>)
        after("result", Reader(Result));
    }
  }
};

/// Each case has a process of its own, so that one that crashes ends no other.
inline void runCase(int Number, bool IsEmpty, void (*Function)(const Case &)) {
  printf("case %d %d\n", Number, IsEmpty);
  fflush(stdout);
  const pid_t Child = fork();
  if (Child == 0) {
    const rlimit Seconds = {1, 1};
    setrlimit(RLIMIT_CPU, &Seconds);
    const rlimit None = {0, 0};
    setrlimit(RLIMIT_CORE, &None);
    Function({IsEmpty});
    printf("end\n");
    fflush(stdout);
    _exit(0);
  }
  int Status;
  waitpid(Child, &Status, 0);
}

} // namespace facts

#endif // URI_TIDY_TEST_FACTS_PLACES_H
