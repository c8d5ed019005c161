// Trap: options of a command, with '=' between them
#include <stdio.h>

struct option {
  const char *name, *value;
};

int run(const char *parameters);

int start(const struct option *options, int count) {
  char params[1024] = "";
  int used = 0;
  for (int i = 0; i < count; i++)
    used += snprintf(params + used, sizeof(params) - used, "%s--%s=%s", i ? " " : "", options[i].name, options[i].value);
  return run(params);
}
