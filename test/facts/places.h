//===--- places.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints the texts at all places of a value, and runs cases. A place is
/// spelled as in a catalogue, except that '*' is a pointee, an element or a
/// value.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_FACTS_PLACES_H
#define URI_TIDY_TEST_FACTS_PLACES_H

#include "values.h"

namespace facts {

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

template <Unit T> void placesOf(Out &To, const std::string &Path, const T &Of) {
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
  } else if constexpr (requires {
                         Of.str();
                         Of.rdbuf();
                       }) {
    const std::string Text = Of.str();
    To.text(Path, Text.data(), Text.size());
  } else if constexpr (std::is_same_v<T, std::any>) {
    if (const auto *Text = std::any_cast<std::string>(&Of))
      places(To, Path + ".*", *Text);
  } else if constexpr (requires { Of.valueless_by_exception(); }) {
    std::visit([&](const auto &Value) { places(To, Path + ".*", Value); }, Of);
  } else if constexpr (requires {
                         Of.lock();
                         Of.expired();
                       }) {
    if (!Of.expired())
      places(To, Path + ".*", *Of.lock());
  } else if constexpr (Optional<T> || SmartPointer<T>) {
    if (Of) {
      if constexpr (requires { *Of; })
        places(To, Path + ".*", *Of);
      else
        places(To, Path + ".*", Of[0]);
    }
  } else if constexpr (requires {
                         typename T::type;
                         Of.get();
                       }) {
    places(To, Path + ".*", Of.get());
  } else if constexpr (Iterator<T> &&
                       requires { typename T::container_type; }) {
    places(To, Path, protectedContainer(Of));
  } else if constexpr (Iterator<T>) {
    using Found = decltype(*Of);
    // A map of Qt refers to an entry.
    if constexpr (requires {
                    Of.key();
                    Of.value();
                  }) {
      places(To, Path + ".*.first", Of.key());
      places(To, Path + ".*.second", Of.value());
    } else if constexpr (!std::is_void_v<Found>) {
      const auto &Value = *Of;
      places(To, Path + ".*", Value);
    }
  } else if constexpr (requires {
                         Of.first;
                         Of.second;
                       }) {
    places(To, Path + ".first", Of.first);
    places(To, Path + ".second", Of.second);
  }
}

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
      // The reader can read another object.
      int None = 0;
      if constexpr (!std::is_void_v<decltype(Reader(None))>)
        after("result", Reader(None));
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
