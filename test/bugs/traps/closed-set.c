// Trap: one of a few constants
// Source: openconnect/openconnect auth-globalprotect.c (9.01)
#include <stdio.h>
#include <string.h>

const char *gpst_os_name(const char *platform) {
  if (!strcmp(platform, "mac-intel") || !strcmp(platform, "apple-ios"))
    return "Mac";
  if (!strcmp(platform, "linux-64") || !strcmp(platform, "linux"))
    return "Linux";
  return "Windows";
}

void prelogin(char *path, size_t size, int portal, const char *platform) {
  snprintf(path, size,
           "/%s/prelogin.esp?tmp=tmp&clientVer=4100&clientos=%s",
           portal ? "global-protect" : "ssl-vpn", gpst_os_name(platform));
}
