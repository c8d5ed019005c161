// Trap: a script in another language that builds URLs by itself
#include <string>

const char *const Script = R"js(
  function open(q) {
    return 'https://example.com/search?q=' + encodeURIComponent(q) + '&x=%zz';
  }
  const url = `https://example.com/${path}?a=<b>`;
)js";

const char *const Style = "a { background: url('img/a b.png') } b { width: 50%; }";
