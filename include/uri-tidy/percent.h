/*===--- percent.h - uri-tidy -----------------------------------*- C++ -*-===*\
|*
|* Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
|* See LICENSE for license information.
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|*===----------------------------------------------------------------------===*|
|*
|* Percent-encoding for C programs, implemented by the core library. The
|* functions allocate nothing, keep no state, do not depend on the locale, and
|* can be called from any thread.
|*
|* Those that write text return the length of the whole result in bytes, without
|* the NUL after it. If the length is less than `size`, `out` contains the
|* result and a NUL. Otherwise, the result does not fit: `out` is the empty
|* string, or unchanged if `size` is 0, and a buffer of the returned length plus
|* 1 is large enough. A truncated result would be a different URI, and is never
|* written.
|* `out` may be a null pointer if `size` is 0, and `text` if `length` is 0. Text
|* may contain NUL bytes.
|*
\*===----------------------------------------------------------------------===*/

#ifndef URI_TIDY_PERCENT_H
#define URI_TIDY_PERCENT_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What is returned instead of an offset if there is no error. */
#define URI_TIDY_NONE ((size_t)-1)

/* Encodes data: every byte of `text` becomes an escape, such as %2F, except for
   letters, digits, '-', '.', '_', '~' and the characters of the string `keep`.
   Keep no others, with a null pointer or "", in data for a single component;
   "/" is for a path whose segments contain no '/' of their own. Do not keep '%'
   if the result is to be decoded. `text` and `out` must not overlap. The only
   error is a result that is too long for any buffer: its length is returned as
   URI_TIDY_NONE - 1, and it is never written. */
size_t uri_tidy_encode(char *out, size_t size, const char *text, size_t length,
                       const char *keep);

/* Decodes a component: every escape becomes the byte that it represents. Split
   a URI first, and decode each part once. A '%' that does not begin an escape
   is kept. The offset of the first one in `text`, or URI_TIDY_NONE, is stored
   in `malformed`, which may be a null pointer. The result is not longer than
   `text`, and can contain any byte, including NUL. `out` may be equal to
   `text`, but must not overlap with it in another way. */
size_t uri_tidy_decode(char *out, size_t size, const char *text, size_t length,
                       size_t *malformed);

/* The same for a name or a value in application/x-www-form-urlencoded: a space
   becomes '+', and '*', '-', '.' and '_' are kept beside letters and digits.
   Line breaks are encoded as they are. */
size_t uri_tidy_form_encode(char *out, size_t size, const char *text,
                            size_t length);
size_t uri_tidy_form_decode(char *out, size_t size, const char *text,
                            size_t length, size_t *malformed);

/* The offset of the first byte that prevents `text` from being a URI reference
   according to RFC 3986, or URI_TIDY_NONE if it is one. */
size_t uri_tidy_first_error(const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
