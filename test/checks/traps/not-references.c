// RUN: %check_clang_tidy -expect-no-diagnosis -std=c11 %s 'uri-*' %t

// Only the names of these say that they are URIs.

#include <stdio.h>
#include <stdlib.h>

static struct {
  char *current_uri, *dir_path;
  char result_urls[2][256];
} state;

// The name of a file, in one of several folders.
static char *image_name(const char *folder, const char *name) {
  const char *destination_dir;
  char *output = malloc(1024);
  if (folder)
    destination_dir = folder;
  else if (state.dir_path)
    destination_dir = state.dir_path;
  else
    destination_dir = getenv("HOME");
  if (name)
    snprintf(output, 1024, "%s/%s.png", destination_dir, name);
  else
    snprintf(output, 1024, "%s/%s %d.png", destination_dir, "Picture of", 1);
  return output;
}
void take(const char *destination, const char *name) {
  state.current_uri = image_name(destination, name);
}

// Markup for forums.
void share(unsigned number) {
  snprintf(state.result_urls[0], 256,
           "[URL=https://img.example/%u][IMG]https://img.example/%u.png[/IMG][/URL]",
           number, number);
}
