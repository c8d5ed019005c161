// Check: uri-premature-decoding
// Reasoning: summary
// Source: civetweb/civetweb@4e794501
// Input: '?name=Tom%26Jerry=1' has the fields 'name' and 'Jerry'
// Sight: found
#include <string.h>

struct mg_request_info {
  char *local_uri;
  char *query_string;
};
struct form_field {
  char key[64], value[256];
};
int mg_url_decode(const char *src, int src_len, char *dst, int dst_len,
                  int is_form_url_encoded);

#ifndef MENDED
static void url_decode_in_place(char *buf) {
  int len = (int)strlen(buf);
  mg_url_decode(buf, len, buf, len + 1, 1);
}
#endif

static int handle_form_data(const char *data, struct form_field *fields,
                            int max) {
  int n = 0;
  while (*data && n < max) {
    const char *val = strchr(data, '='); // OR
    if (!val)
      break;
    const char *next = strchr(val, '&'); // OR
    if (!next)
      next = val + strlen(val);
    struct form_field *f = &fields[n++];
    mg_url_decode(data, (int)(val - data), f->key, sizeof(f->key), 1);
    val++;
    mg_url_decode(val, (int)(next - val), f->value, sizeof(f->value), 1);
    data = *next ? next + 1 : next;
  }
  return n;
}

int handle_request(struct mg_request_info *ri, struct form_field *fields,
                   int max) {
  int uri_len = (int)strlen(ri->local_uri);
  mg_url_decode(ri->local_uri, uri_len, ri->local_uri, uri_len + 1, 0);
  if (!ri->query_string)
    return 0;
#ifndef MENDED
  url_decode_in_place(ri->query_string); // BUG
#endif
  return handle_form_data(ri->query_string, fields, max); // OR
}
