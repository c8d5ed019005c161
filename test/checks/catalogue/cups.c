// RUN: %check_clang_tidy %s 'uri-*' %t

// An excerpt of <cups/http.h>.
typedef struct _http_s http_t;
typedef enum {
  HTTP_URI_CODING_NONE = 0,
  HTTP_URI_CODING_USERNAME = 1,
  HTTP_URI_CODING_HOSTNAME = 2,
  HTTP_URI_CODING_RESOURCE = 4,
  HTTP_URI_CODING_MOST = 7,
  HTTP_URI_CODING_QUERY = 8,
  HTTP_URI_CODING_ALL = 15
} http_uri_coding_t;
int httpAssembleURI(http_uri_coding_t Encoding, char *Uri, int Length,
                    const char *Scheme, const char *User, const char *Host,
                    int Port, const char *Resource);
int httpAssembleURIf(http_uri_coding_t Encoding, char *Uri, int Length,
                     const char *Scheme, const char *User, const char *Host,
                     int Port, const char *Resource, ...)
    __attribute__((format(printf, 8, 9)));
int httpGet(http_t *Http, const char *Uri);
int snprintf(char *To, unsigned long Size, const char *Format, ...);

// Text that CUPS encodes is raw.
void raw(http_t *Http, const char *Model, const char *Serial) {
  char Uri[100], Path[100];
  httpAssembleURIf(HTTP_URI_CODING_ALL, Uri, sizeof Uri, "usb", 0, "maker", 0,
                   "/%s?serial=%s", Model, Serial);
  snprintf(Path, sizeof Path, "/printers/%s.ppd", Model);
  httpGet(Http, Path);
}

// If CUPS is told not to encode, nothing encodes the text.
void plain(char *Uri, int Size, const char *Model) {
  httpAssembleURIf(HTTP_URI_CODING_NONE, Uri, Size, "usb", 0, "maker", 0,
                   "/printer?model=%s", Model);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Model' goes into query parameter 'model' {{.*}} [uri-unencoded-data]
}

// What is left in the buffer has been used on each way.
typedef struct _ipp_s ipp_t;
ipp_t *cupsDoRequest(http_t *Http, ipp_t *Request, const char *Resource);
void either(http_t *Http, ipp_t *Request, const char *Name, int IsModel) {
  char Uri[100];
  if (IsModel) {
    snprintf(Uri, sizeof Uri, "/printers/%s.ppd", Name);
    httpGet(Http, Uri);
  } else {
    snprintf(Uri, sizeof Uri, "/printers/%s", Name);
    cupsDoRequest(Http, Request, Uri);
  }
}
