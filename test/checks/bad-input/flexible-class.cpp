// RUN: not %clang_tidy %s --checks='-*,uri-*' -- -std=c++20 >%t 2>&1
// RUN: not grep 'Stack dump' %t

// A class whose only text has no size, in a loop that Clang has recovered from
// an error: there is no object of it to run the loop with.
template<class T>struct array{T d[];T&operator[](int""}urlEncode(char*s){::array<char>o;for(;s)o[0]=000
for()"?"
