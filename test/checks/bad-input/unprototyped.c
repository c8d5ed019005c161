// RUN: %check_clang_tidy -std=c89 %s 'uri-*' %t -- -- -fno-builtin

// Declarations without parameters: a call may have fewer arguments than facts
// about its function require, or more than its definition has parameters.
int strspn();
int sprintf();
int snprintf();
char *strcat();
char *strcpy();
char *curl_easy_escape();
int curl_easy_setopt();
char *escape();
char *part();

const char *checked(const char *Text) {
  if (strspn() == 3)
    return Text;
  return "http://h.example/?q=";
}

char *build(char *Out, char *Text) {
  sprintf(Out);
  sprintf("http://h.example/?q=%s");
  snprintf(Out, 100);
  strcat();
  strcat(Out);
  curl_easy_escape();
  curl_easy_setopt(Out);
  curl_easy_setopt(Out, 10002);
  strcpy(Out, "http://h.example/?q=");
  strcat(Out, escape(Text, 1, 2));
  return part(Out, Text, Text);
}

char *escape() {
  static char Out[4];
  sprintf(Out, "%%%02X");
  return Out;
}
char *part(Out, Text)
char *Out;
char *Text;
{
  strcat(Out, "&r=");
  return Out;
}
