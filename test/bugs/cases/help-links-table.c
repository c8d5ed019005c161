// Check: uri-illegal-character
// Reasoning: literal
// Source: common: menus with links to manuals
// Input: the link ends before 'Guide.pdf'
struct help_link {
  const char *label;
  const char *url;
};
void open_url(const char *url);

static const struct help_link links[] = {
    {"Manual", "https://www.example.com/docs/manual.pdf"},
#ifndef MENDED
    {"Quick start", "https://www.example.com/docs/Quick Start Guide.pdf"}, // BUG
#else
    {"Quick start", "https://www.example.com/docs/Quick%20Start%20Guide.pdf"},
#endif
    {0, 0},
};

void on_help(int item) { open_url(links[item].url); }
