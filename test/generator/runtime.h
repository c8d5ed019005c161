/*===--- runtime.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generated programs in C and C++ are linked with this: sources that return
// bytes, sinks that receive them, a log of both, and the runs. A program is run
// on new bytes until all its sinks have been reached and no run has taken a new
// path for a while. The log contains the runs on new paths, and some others.
//
//   p program_7          a program begins
//   r 12                 run number 12 begins
//   g source_7001 6162   the bytes that a source returned, in hex digits
//   t sink_7002 6162     the bytes that a sink received
//   e 40 2 3             a program ends: runs, paths, sinks reached
//
//===----------------------------------------------------------------------===*/

#ifndef URI_TIDY_GENERATOR_RUNTIME_H
#define URI_TIDY_GENERATOR_RUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
  MOST_CONSTANTS = 16,
  LONGEST = 16, /* of a source, as in parts.py */
  LEAST_RUNS = 40,
  MOST_RUNS = 600,
  QUIET_RUNS = 60,   /* without a new path */
  PRINTED_RUNS = 16, /* regardless of their paths */
  MOST_WAYS = 48,    /* that are printed */
  SECONDS = 20,      /* for one program */
  MOST_GUARDS = 1 << 20
};

struct program {
  const char *name;
  void (*run)(void);
  int sinks, constants;
  const char *constant[MOST_CONSTANTS];
};

static const struct program *current;
static uint64_t random_state;
static char *events, *given;
static size_t events_size, events_room, given_size;
static char reached[1 << 20];
static int sinks_reached;

static uint64_t next_random(void) {
  uint64_t x = random_state += 0x9E3779B97F4A7C15u;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

static unsigned random_below(unsigned limit) {
  return (unsigned)(next_random() % limit);
}

static void note(char what, const char *name, const char *bytes, size_t size) {
  size_t i, needed = strlen(name) + 2 * size + 8;
  if (events_size + needed > events_room) {
    events_room = 2 * (events_room + needed);
    events = (char *)realloc(events, events_room);
  }
  events_size += (size_t)sprintf(events + events_size, "%c %s ", what, name);
  for (i = 0; i < size; i++)
    events_size += (size_t)sprintf(events + events_size, "%02x",
                                   (unsigned)(unsigned char)bytes[i]);
  events[events_size++] = '\n';
}

/* Appends bytes of one kind to a text. */
static void add_bytes(char *text, const char *from, unsigned most) {
  const unsigned kinds = (unsigned)strlen(from);
  unsigned count = 1 + random_below(most);
  size_t end = strlen(text);
  for (; count > 0 && end < LONGEST; count--)
    text[end++] = from[random_below(kinds)];
  text[end] = 0;
}

static void add_text(char *text, const char *more) {
  const size_t end = strlen(text);
  snprintf(text + end, LONGEST + 1 - end, "%s", more);
}

static const char *const letters = "abcxyzABCXYZ";
static const char *const digits = "0123456789";
static const char *const reserved =
    "/?#[]@:!$&'()*+,;= %\"<>\\^`{|}\t\xC3\xA9\xFF";

static const char *some_constant(void) {
  return current->constant[random_below((unsigned)current->constants)];
}

/* Creates a text that exists until the run ends. */
static const char *give(const char *name) {
  static const char *const escapes[] = {"%41", "%2f",   "%20", "%zz",
                                        "%",   "%2541", "+"};
  char *text = given + given_size;
  given_size += LONGEST + 1;
  if (given_size > 1 << 20)
    abort();
  text[0] = 0;
  switch (random_below(12)) {
  case 0:
    break;
  case 1:
  case 2:
    add_bytes(text, reserved, 8);
    break;
  case 3:
    add_bytes(text, letters, 6);
    break;
  case 4:
    add_bytes(text, digits, 4);
    break;
  case 5:
    add_bytes(text, letters, 3);
    add_bytes(text, digits, 3);
    break;
  case 6:
    add_bytes(text, letters, 3);
    add_bytes(text, reserved, 1);
    add_bytes(text, letters, 3);
    break;
  case 7:
    add_bytes(text, letters, 2);
    add_text(text, escapes[random_below(7)]);
    add_bytes(text, letters, 2);
    break;
  case 8:
    add_bytes(text, "-._~az09", 5);
    break;
  case 9:
    add_text(text, some_constant());
    add_bytes(text, reserved, 2);
    break;
  default:
    add_text(text, some_constant());
    break;
  }
  note('g', name, text, strlen(text));
  return text;
}

static int give_number(const char *name) {
  static const int numbers[] = {0, 1, 2, 3, 4, 5, 0, 1, 2, 7, 42, 1000, -1, -7};
  char text[16];
  const int number = numbers[random_below(sizeof numbers / sizeof *numbers)];
  note('g', name, text, (size_t)sprintf(text, "%d", number));
  return number;
}

static bool give_choice(const char *name) {
  const bool choice = random_below(2) != 0;
  note('g', name, choice ? "1" : "0", 1);
  return choice;
}

static void take(const char *name, const char *bytes, size_t size) {
  /* The last digits of a name are the number of the function. */
  const unsigned number = (unsigned)atoi(strrchr(name, '_') + 1) % 1000000;
  sinks_reached += !reached[number];
  reached[number] = 1;
  note('t', name, bytes, size);
}

/* The path of a run: the edges in the functions of the program. */

static uint32_t guards;
static char *is_taken;
static uint32_t *taken;
static size_t taken_count;

#ifdef __cplusplus
extern "C" {
#endif
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop);
void __sanitizer_cov_trace_pc_guard(uint32_t *guard);

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  if (start == stop || *start)
    return;
  for (; start < stop; start++)
    *start = ++guards;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  if (!is_taken || is_taken[*guard] || taken_count == MOST_GUARDS)
    return;
  is_taken[*guard] = 1;
  taken[taken_count++] = *guard;
}
#ifdef __cplusplus
}
#endif

static uint64_t end_way(void) {
  uint64_t way = 0;
  for (; taken_count > 0; taken_count--) {
    const uint32_t guard = taken[taken_count - 1];
    const uint64_t mixed = (guard + 1) * 0x9E3779B97F4A7C15u;
    is_taken[guard] = 0;
    way += (mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9u;
  }
  return way;
}

/* All versions of a program, such as program_7v12, receive the same bytes. */
static uint64_t hash_of(const char *text) {
  uint64_t hash = 1469598103934665603u;
  for (; *text && *text != 'v'; text++)
    hash = (hash ^ (unsigned char)*text) * 1099511628211u;
  return hash;
}

static void run_program(const struct program *program, uint64_t seed) {
  static uint64_t ways[MOST_RUNS];
  int run, count = 0, quiet = 0;
  current = program;
  memset(reached, 0, sizeof reached);
  sinks_reached = 0;
  printf("p %s\n", program->name);
  fflush(stdout);
  alarm(SECONDS);
  for (run = 0; run < MOST_RUNS; run++) {
    uint64_t way;
    int i;
    if (run >= LEAST_RUNS && quiet >= QUIET_RUNS &&
        sinks_reached == program->sinks)
      break;
    events_size = given_size = 0;
    random_state = seed * 1000003u + hash_of(program->name) + (uint64_t)run;
    next_random();
    program->run();
    way = end_way();
    for (i = 0; i < count && ways[i] != way; i++)
      ;
    quiet = i < count ? quiet + 1 : 0;
    if (i == count)
      ways[count++] = way;
    if (run < PRINTED_RUNS || (quiet == 0 && count <= MOST_WAYS))
      printf("r %d\n%.*s", run, (int)events_size, events);
  }
  alarm(0);
  printf("e %d %d %d\n", run, count, sinks_reached);
  fflush(stdout);
}

/* Arguments: the seed, and the number of the first program to run. */
static int run_all(const struct program *programs, size_t count, int argc,
                   char **argv) {
  const uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
  size_t i = argc > 2 ? strtoull(argv[2], NULL, 10) : 0;
  given = (char *)malloc((1 << 20) + LONGEST);
  is_taken = (char *)calloc((size_t)guards + 1, 1);
  taken = (uint32_t *)malloc(MOST_GUARDS * sizeof *taken);
  for (; i < count; i++)
    run_program(&programs[i], seed);
  return 0;
}

#endif
