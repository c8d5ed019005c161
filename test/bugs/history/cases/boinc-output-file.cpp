// Check: uri-unencoded-data
// Reasoning: expression
// Source: BOINC/boinc@3347c275
// Input: the job 'run#1' gives '&wu_name=run#1&file_num=0': cut at '#'
// Sight: found
// Noise: 'authenticator' remains unencoded
#include <cstdio>
#include <string>

void escape_url(const char *in, char *out, int size);
int do_http_get(const char *url, const char *path);

int get_output_file(const char *project_url, const char *authenticator, const char *job_name,
                    int file_num, const char *path) {
  char url[1024];
#ifndef MENDED
  sprintf(url, "%sget_output.php?cmd=workunit_file&auth_str=%s&wu_name=%s&file_num=%d", // OR
          project_url, authenticator, job_name, file_num); // BUG
#else
  char job_name_esc[1024];
  escape_url(job_name, job_name_esc, sizeof(job_name_esc));
  sprintf(url, "%sget_output.php?cmd=workunit_file&auth_str=%s&wu_name=%s&file_num=%d",
          project_url, authenticator, job_name_esc, file_num);
#endif
  return do_http_get(url, path);
}
