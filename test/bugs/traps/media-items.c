// Trap: numbers, and one of a few constants
// Source: minidlna upnpsoap.c (1.3)
#include <stdio.h>
#include <string.h>

static const char *extension(const char *mime) {
  if (!strcmp(mime, "audio/mpeg"))
    return "mp3";
  if (!strcmp(mime, "video/x-matroska"))
    return "mkv";
  return "dat";
}

int item(char *out, size_t size, const char *address, int port, long long id,
         const char *mime) {
  return snprintf(out, size, "http://%s:%d/MediaItems/%lld.%s", address, port,
                  id, extension(mime));
}
