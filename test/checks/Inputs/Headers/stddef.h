//===--- stddef.h - uri-tidy -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the checks see of <stddef.h>.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_STDDEF_H
#define URI_TIDY_TEST_STDDEF_H

typedef __SIZE_TYPE__ size_t;
#ifdef __cplusplus
#define NULL 0
#else
#define NULL ((void *)0)
typedef __WCHAR_TYPE__ wchar_t;
#endif

#endif // URI_TIDY_TEST_STDDEF_H
