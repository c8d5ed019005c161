// A class of texts whose methods pass on what they append to each other.
// RUN: %check_clang_tidy %s uri-unencoded-data %t

typedef unsigned long size_t;
void *realloc(void *, size_t);
void *memcpy(void *, const void *, size_t);
size_t strlen(const char *);

class Text {
public:
  Text() {}
  Text(const char *S) { add(S); }
  Text &add(const char *S, size_t N) {
    if (Length + N + 1 > Room) {
      Room = (Length + N + 1) * 2;
      Data = (char *)realloc(Data, Room);
    }
    if (N)
      memcpy(Data + Length, S, N);
    Length += N;
    Data[Length] = 0;
    return *this;
  }
  Text &add(const char *S) { return S ? add(S, strlen(S)) : *this; }
  Text &add(const Text &S) { return add(S.get(), S.Length); }
  const char *get() const { return Data ? Data : ""; }

private:
  char *Data = 0;
  size_t Length = 0, Room = 0;
};
struct Song {
  Text Title;
};
void open(const char *Url);

// The value is read where it is given to the object.
void ofText(const Text &Title) {
  Text Url("http://h.example/?title=");
  Url.add(Title);
// CHECK-MESSAGES: :[[@LINE-1]]:11: warning: 'Title' goes into query parameter 'title' without
  open(Url.get());
}
void ofField(const Song &Of) {
  Text Url;
  Url.add("http://h.example/?a=b").add("&title=").add(Of.Title);
// CHECK-MESSAGES: :[[@LINE-1]]:55: warning: 'Title' goes into query parameter 'title' without
  open(Url.get());
}
void ofPointer(const char *Title) {
  Text Url;
  Url.add("http://h.example/?a=b").add("&title=").add(Title);
// CHECK-MESSAGES: :[[@LINE-1]]:55: warning: 'Title' goes into query parameter 'title' without
  open(Url.get());
}
