// RUN: %check_clang_tidy -check-header=%S/Inputs/fixed-header/place.h %s \
// RUN:   'uri-unencoded-data,uri-lowercase-hex' %t -- --fix-notes \
// RUN:   -- -isystem %clang_tidy_headers -I%S/Inputs/fixed-header

// A header is fixed in its own file, and gets its own #include.
#include "place.h"

QString use(const QString &Place) { return placeUrl(Place); }

// The same header a second time changes nothing.
#include "place.h"
