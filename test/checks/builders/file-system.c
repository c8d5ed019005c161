// Any byte can be in the name of a file that the system returns.
// RUN: %check_clang_tidy %s uri-unencoded-data %t
#define NULL ((void *)0)
typedef unsigned long size_t;
typedef long ssize_t;

char *realpath(const char *Path, char *Resolved);
char *getcwd(char *Buffer, size_t Size);
char *get_current_dir_name(void);
ssize_t readlink(const char *Path, char *Buffer, size_t Size);
struct dirent {
  unsigned long d_ino;
  char d_name[256];
};
struct dirent *readdir(void *Directory);
int snprintf(char *Buffer, size_t Size, const char *Format, ...);
void load(const char *Url);

void returned(const char *Path) {
  char Uri[4200];
  char *Full = realpath(Path, NULL);
  snprintf(Uri, sizeof(Uri), "file://%s", Full);
  // CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: 'Full' goes into a 'file:' URI without percent-encoding
  load(Uri);
}

void filled(const char *Path) {
  char Uri[4200], Full[4096];
  if (!realpath(Path, Full))
    return;
  snprintf(Uri, sizeof(Uri), "file://%s", Full);
  // CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: 'Full' goes into a 'file:' URI without percent-encoding
  load(Uri);
}

void directories(void) {
  char Uri[4200], Here[4096];
  if (getcwd(Here, sizeof(Here))) {
    snprintf(Uri, sizeof(Uri), "file://%s/index.html", Here);
    // CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: 'Here' goes into a 'file:' URI without percent-encoding
    load(Uri);
  }
  snprintf(Uri, sizeof(Uri), "file://%s/index.html", getcwd(NULL, 0));
  // CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: 'getcwd' goes into a 'file:' URI without percent-encoding
  load(Uri);
  snprintf(Uri, sizeof(Uri), "file://%s/index.html", get_current_dir_name());
  // CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: 'get_current_dir_name' goes into a 'file:' URI without percent-encoding
  load(Uri);
}

void link(void) {
  char Uri[4200], Program[4096];
  const ssize_t Length = readlink("/proc/self/exe", Program, sizeof(Program) - 1);
  if (Length < 0)
    return;
  Program[Length] = 0;
  snprintf(Uri, sizeof(Uri), "file://%s", Program);
  // CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: 'Program' goes into a 'file:' URI without percent-encoding
  load(Uri);
}

void list(void *Directory) {
  struct dirent *Entry;
  while ((Entry = readdir(Directory))) {
    char Uri[600];
    snprintf(Uri, sizeof(Uri), "http://example.org/files/%s", Entry->d_name);
    // CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: 'd_name' goes into a path segment without percent-encoding
    load(Uri);
    snprintf(Uri, sizeof(Uri), "http://example.org/inodes/%lu", Entry->d_ino);
    load(Uri);
  }
}
