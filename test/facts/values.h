//===--- values.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes values whose text is marked.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_FACTS_VALUES_H
#define URI_TIDY_TEST_FACTS_VALUES_H

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
    return T(
        lasting<typename T::value_type>(IsEmpty ? "" : marked(Group, Nth)));
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

} // namespace facts

#endif // URI_TIDY_TEST_FACTS_VALUES_H
