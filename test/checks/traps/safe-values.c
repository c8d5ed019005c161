// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>

// Integers.
void integers(char *To, size_t Size, int A, unsigned B, size_t C,
              long long D) {
  snprintf(To, Size, "https://h.example/?a=%d&b=%u&c=%zu&d=%lld&e=%x&f=%08X",
           A, B, C, D, B, B);
}

// Fractions.
void fractions(char *To, size_t Size, double Latitude, double Longitude) {
  snprintf(To, Size, "https://h.example/?lat=%.6f&lon=%f", Latitude,
           Longitude);
}

// A pointer, a character, a number with a sign.
void others(char *To, size_t Size, void *Pointer, char C, double E) {
  snprintf(To, Size, "https://h.example/?p=%p&c=%c&e=%e", Pointer, C, E);
}

// Names of enumerators.
enum Unit { Metric, Imperial };
static const char *unitName(enum Unit U) {
  return U == Metric ? "metric" : "imperial";
}
void enumeration(char *To, size_t Size, enum Unit U) {
  snprintf(To, Size, "https://h.example/?unit=%s", unitName(U));
}

// Constants.
#define VERSION "1.2.3"
static const char Channel[] = "stable";
void constants(char *To, size_t Size, int Beta) {
  snprintf(To, Size, "https://h.example/?v=%s&c=%s&b=%s", VERSION, Channel,
           Beta ? "yes" : "no");
}

// Digits that this function has written itself.
void digits(char *To, size_t Size, int Page) {
  char Number[20];
  snprintf(Number, sizeof(Number), "%d", Page);
  snprintf(To, Size, "https://h.example/?page=%s", Number);
}
