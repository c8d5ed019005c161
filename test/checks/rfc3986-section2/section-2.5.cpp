// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

// RFC 3986 section 2.5: identifying data; RFC 3987 section 3.1: from an IRI to
// a URI.

// "A" is "A".
// Not reported.
const char *LetterUrl = "https://h.example/A";
const char *EncodedLetterUrl = "https://h.example/%41";
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: '%41' encodes the unreserved character 'A'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *EncodedLetterUrl = "https://h.example/A";

// LATIN CAPITAL LETTER A WITH GRAVE is "%C3%80".
// Not reported: written in this way.
const char *GraveUrl = "https://h.example/%C3%80";
const char *PlainGraveUrl = "https://h.example/À";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: 'À' is not ASCII; a path segment takes '%C3%80' [uri-illegal-character]
// CHECK-FIXES: const char *PlainGraveUrl = "https://h.example/%C3%80";

// KATAKANA LETTER A is "%E3%82%A2".
// Not reported: written in this way.
const char *KatakanaUrl = "https://h.example/%E3%82%A2";
const char *PlainKatakanaUrl = "https://h.example/ア";
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'ア' is not ASCII; a path segment takes '%E3%82%A2' [uri-illegal-character]
// CHECK-FIXES: const char *PlainKatakanaUrl = "https://h.example/%E3%82%A2";
const char *LowerKatakanaUrl = "https://h.example/%e3%82%a2";
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: lowercase hex in '%e3'; write '%E3', and 1 more in this literal [uri-lowercase-hex]
// CHECK-FIXES: const char *LowerKatakanaUrl = "https://h.example/%E3%82%A2";

// An IRI: its path becomes UTF-8, percent-encoded; its host an A-label.
const char *HostAndPathUrl = "http://例え.jp/引き出し";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: '例え.jp' is not ASCII; write its A-label 'xn--r8jz45g.jp', and 1 more in this literal [uri-illegal-character]
// CHECK-FIXES: const char *HostAndPathUrl = "http://xn--r8jz45g.jp/%E5%BC%95%E3%81%8D%E5%87%BA%E3%81%97";

// Octets that are not UTF-8.
// Not reported at this confidence: a server may well expect Latin-1.
const char *Latin1Url = "https://h.example/%C0";

// JavaScript's escape(): not valid in a URI.
// Not reported: `%u30` could be a conversion of a format.
const char *LegacyUrl = "https://h.example/%u30A2";
