// Trap: a conversion specifier that is split by a macro
// Source: arvidn/libtorrent src/utp_stream.cpp (2.0)
#include <inttypes.h>
#include <stdio.h>

void trace(int64_t now, int id) {
  printf("[%08" PRId64 "] %01" PRId64 " %2d/%2d\n", now, now, id, id);
}
