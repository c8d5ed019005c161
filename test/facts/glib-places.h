//===--- glib-places.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The values and places of GLib's types. See places.h.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_FACTS_GLIB_PLACES_H
#define URI_TIDY_TEST_FACTS_GLIB_PLACES_H

#include "places.h"
#include <glib-object.h>
#include <glib.h>

namespace facts {

inline char *markedPointer(int Group, int Nth) {
  return g_strdup(marked(Group, Nth).c_str());
}

template <> struct Maker<GString *> {
  static GString *make(int Group, bool, int) {
    return g_string_new(marked(Group).c_str());
  }
};
template <> struct Maker<GList *> {
  static GList *make(int Group, bool, int) {
    GList *First = g_list_append(nullptr, markedPointer(Group, 0));
    return g_list_append(First, markedPointer(Group, 1));
  }
};
template <> struct Maker<GSList *> {
  static GSList *make(int Group, bool, int) {
    GSList *First = g_slist_append(nullptr, markedPointer(Group, 0));
    return g_slist_append(First, markedPointer(Group, 1));
  }
};
template <> struct Maker<GQueue *> {
  static GQueue *make(int Group, bool, int) {
    GQueue *Result = g_queue_new();
    g_queue_push_tail(Result, markedPointer(Group, 0));
    g_queue_push_tail(Result, markedPointer(Group, 1));
    return Result;
  }
};
template <> struct Maker<GPtrArray *> {
  static GPtrArray *make(int Group, bool, int) {
    GPtrArray *Result = g_ptr_array_new();
    g_ptr_array_add(Result, markedPointer(Group, 0));
    g_ptr_array_add(Result, markedPointer(Group, 1));
    return Result;
  }
};
/// The keys of a table are of the last group.
template <> struct Maker<GHashTable *> {
  static GHashTable *make(int Group, bool, int) {
    GHashTable *Result = g_hash_table_new(g_str_hash, g_str_equal);
    g_hash_table_insert(Result, markedPointer(OfObject, 0),
                        markedPointer(Group, 0));
    return Result;
  }
};
template <> struct Maker<GTree *> {
  static GTree *make(int Group, bool, int) {
    GTree *Result = g_tree_new(GCompareFunc(strcmp));
    g_tree_insert(Result, markedPointer(OfObject, 0), markedPointer(Group, 0));
    return Result;
  }
};
template <> struct Maker<GValue *> {
  static GValue *make(int Group, bool, int) {
    GValue *Result = g_new0(GValue, 1);
    g_value_init(Result, G_TYPE_STRING);
    g_value_set_string(Result, marked(Group).c_str());
    return Result;
  }
};
template <> struct Maker<char **> {
  static char **make(int Group, bool, int) {
    return new char *[3]{markedPointer(Group, 0), markedPointer(Group, 1),
                         nullptr};
  }
};

/// The key in a table.
template <class T> char *key(T *) { return markedPointer(OfObject, 0); }
/// Where a function puts a pointer.
inline void **slot() { return new void *[2](); }
inline char **slots() { return new char *[2](); }
/// The key and value of the only parameter, as they were written.
inline std::string joined(GHashTable *Of) {
  GHashTableIter Iterator;
  g_hash_table_iter_init(&Iterator, Of);
  void *Key, *Value;
  g_hash_table_iter_next(&Iterator, &Key, &Value);
  return static_cast<char *>(Key) + std::string("=") +
         static_cast<char *>(Value);
}
inline GHashTableIter *iterator() {
  auto *Result = new GHashTableIter();
  g_hash_table_iter_init(Result, Maker<GHashTable *>::make(0, false, 0));
  return Result;
}

inline void ownPlaces(Out &To, const std::string &Path, const GString &Of) {
  To.text(Path, Of.str, Of.len);
}
inline void ownPlaces(Out &To, const std::string &Path, const GList &Of) {
  for (const GList *Each = g_list_first(const_cast<GList *>(&Of)); Each;
       Each = Each->next)
    places(To, Path + ".*", static_cast<char *>(Each->data));
}
inline void ownPlaces(Out &To, const std::string &Path, const GSList &Of) {
  for (const GSList *Each = &Of; Each; Each = Each->next)
    places(To, Path + ".*", static_cast<char *>(Each->data));
}
inline void ownPlaces(Out &To, const std::string &Path, const GQueue &Of) {
  for (const GList *Each = Of.head; Each; Each = Each->next)
    places(To, Path + ".*", static_cast<char *>(Each->data));
}
inline void ownPlaces(Out &To, const std::string &Path, const GPtrArray &Of) {
  for (guint I = 0; I < Of.len; ++I)
    places(To, Path + ".*", static_cast<char *>(Of.pdata[I]));
}
inline void entries(Out &To, const std::string &Path, void *Key, void *Value) {
  places(To, Path + ".key", static_cast<char *>(Key));
  places(To, Path + ".*", static_cast<char *>(Value));
}
inline void ownPlaces(Out &To, const std::string &Path, GHashTable *const &Of) {
  GHashTableIter Iterator;
  g_hash_table_iter_init(&Iterator, Of);
  for (void *Key, *Value; g_hash_table_iter_next(&Iterator, &Key, &Value);)
    entries(To, Path + ".*", Key, Value);
}
inline void ownPlaces(Out &To, const std::string &Path, GTree *const &Of) {
  for (GTreeNode *Each = g_tree_node_first(Of); Each;
       Each = g_tree_node_next(Each))
    entries(To, Path + ".*", g_tree_node_key(Each), g_tree_node_value(Each));
}
/// What it refers to is the next entry.
inline void ownPlaces(Out &To, const std::string &Path,
                      const GHashTableIter &Of) {
  GHashTableIter Copy = Of;
  void *Key, *Value;
  if (*reinterpret_cast<void *const *>(&Of) &&
      g_hash_table_iter_next(&Copy, &Key, &Value)) {
    places(To, Path + ".*.first", static_cast<char *>(Key));
    places(To, Path + ".*.second", static_cast<char *>(Value));
  }
}
inline void ownPlaces(Out &To, const std::string &Path, const GValue &Of) {
  if (const char *Text = g_value_get_string(&Of))
    To.text(Path + ".*", Text, strlen(Text));
}

} // namespace facts

#endif // URI_TIDY_TEST_FACTS_GLIB_PLACES_H
