// RUN: %check_clang_tidy %s uri-unencoded-data,uri-illegal-character %t

// The pointers in an array of bytes can lead to any text.
#define NULL ((void *)0)
struct array { int count; char *elements; };
#define ELEMENT(array, i, type) (((type *)(array)->elements)[i])
struct shared { char scheme[16], host[64]; int port; };
struct worker { struct shared *shared; struct array *others; };
char *apr_pstrcat(void *pool, ...);
void get(const char *url);

void first(void *pool, struct array *workers, const char *port) {
  struct worker *found = NULL;
  for (int i = 0; i < workers->count; ++i) {
    struct worker *each = ELEMENT(workers, i, struct worker *);
    if (each->shared->port == 80) {
      found = each;
      break;
    }
  }
  if (!found)
    return;
  char *url = apr_pstrcat(pool, found->shared->scheme, "://[",
                          found->shared->host, "]:", port, "/", NULL);
  get(url);
}
void nested(void *pool, struct array *all, const char *host, const char *port) {
  struct worker *found = NULL;
  for (int i = 0; i < all->count && !found; ++i) {
    struct worker *group = &ELEMENT(all, i, struct worker);
    for (int j = 0; j < group->others->count; ++j)
      found = ELEMENT(group->others, j, struct worker *);
  }
  char *url = apr_pstrcat(pool, found->shared->scheme, "://", host, ":", port, NULL);
  get(url);
}
void titles(void *pool, struct array *titles, int i) {
  get(apr_pstrcat(pool, "https://example.org/find?title=", ELEMENT(titles, i, char *), NULL));
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: {{.*}} [uri-unencoded-data]
}
