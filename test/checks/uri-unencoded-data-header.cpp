// RUN: %check_clang_tidy -check-header=%S/Inputs/fixed-header/place.h %s \
// RUN:   'uri-unencoded-data,uri-lowercase-hex' %t -- --fix-notes \
// RUN:   -- -isystem %clang_tidy_headers -I%S/Inputs/fixed-header

// A header is fixed in its own file, where the #include is inserted.
#include "place.h"

QString use(const QString &Place) { return placeUrl(Place); }

// Including the same header twice makes no difference.
#include "place.h"
