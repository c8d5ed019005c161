// Check: uri-double-encoding
// Reasoning: join
// Source: Cogmasters/concord@fc5f78ad
// Input: the limit 5 before 7 gives '?limit%3D5%26before%3D7'
// Sight: missed
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct discord;
struct params {
  uint64_t before, after;
  int limit;
};
int discord_adapter_run(struct discord *client, char endpoint_fmt[], ...);
char *url_encode(char *str);
void free(void *memory);

int discord_get_channel_messages(struct discord *client, uint64_t channel_id,
                                 struct params *params) {
  char query[1024] = "";
  size_t offset = 0;
  if (params->limit)
    offset += snprintf(query + offset, sizeof(query) - offset, "limit=%d",
                       params->limit);
  if (params->before)
    offset += snprintf(query + offset, sizeof(query) - offset, "%sbefore=%lu",
                       *query ? "&" : "", params->before);
  if (params->after)
    offset += snprintf(query + offset, sizeof(query) - offset, "%safter=%lu",
                       *query ? "&" : "", params->after);
#ifndef MENDED
  char *equery = NULL;
  if (*query)
    equery = url_encode(query); // BUG
  int code =
      discord_adapter_run(client, "/channels/%lu/messages%s%s", channel_id,
                          equery ? "?" : "", equery ? equery : ""); // OR
  free(equery);
  return code;
#else
  return discord_adapter_run(client, "/channels/%lu/messages%s%s", channel_id,
                             *query ? "?" : "", query);
#endif
}
