// RUN: %check_clang_tidy %s uri-unencoded-data,uri-faulty-encoder,uri-double-encoding %t -- \
// RUN:   -config='{CheckOptions: {UriCatalog: %S/Inputs/types/types.yaml}}'

// Classes that are only known from the user's catalogue.
namespace acme {
class Text {
public:
  Text();
  Text(const char *Begin);
  Text(const Text &Other);
  Text &add(const Text &Other);
  void put(char One);
  void drop();
  const char *chars() const;
  int find(char One) const;
};
Text operator+(const Text &A, const Text &B);

class Name {
public:
  Name(const char *Begin);
  Name &append(const Name &Other);
  const char *c_str() const;
};

template <typename T> class Owned {
public:
  explicit Owned(T *Object);
  T *raw() const;
};

void visit(const char *Url);
} // namespace acme

void sum(const acme::Text &City) {
  acme::Text Url = acme::Text("https://h.example/find?q=") + City;
  acme::visit(Url.chars());
// CHECK-MESSAGES: :[[@LINE-2]]:62: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

void appended(const acme::Text &City) {
  acme::Text Url("https://h.example/find?q=");
  Url.add(City);
  acme::visit(Url.chars());
// CHECK-MESSAGES: :[[@LINE-2]]:11: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

void cleared(const acme::Text &City) {
  acme::Text Url("https://h.example/find?q=");
  Url.drop();
  Url.add(City);
  acme::visit("https://h.example/");
}

// A type that is like another one has its methods.
void likened(const acme::Name &City) {
  acme::Name Url("https://h.example/find?q=");
  Url.append(City);
  acme::visit(Url.c_str());
// CHECK-MESSAGES: :[[@LINE-2]]:14: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// The interpreter runs encoders that write to such a class.
acme::Text urlEncode(const char *Data) {
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'urlEncode' writes lowercase hex digits [uri-faulty-encoder]
  acme::Text Out;
  for (; *Data; ++Data) {
    const unsigned char C = *Data;
    if ((C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') ||
        (C >= '0' && C <= '9') || C == '-' || C == '.' || C == '_' ||
        C == '~') {
      Out.put(C);
    } else {
      Out.put('%');
      Out.put("0123456789abcdef"[C >> 4]);
// CHECK-FIXES: Out.put("0123456789ABCDEF"[C >> 4]);
      Out.put("0123456789abcdef"[C & 15]);
// CHECK-FIXES: Out.put("0123456789ABCDEF"[C & 15]);
    }
  }
  return Out;
}

// The result of its method is encoded, and a handle to text is text.
void encoded(const char *City, char *Raw) {
  acme::visit((acme::Text("https://h.example/find?q=") + urlEncode(City)).chars());
  acme::Owned<char> Handle(Raw);
  acme::visit((acme::Text("https://h.example/find?q=") + Handle.raw()).chars());
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Handle' goes into query parameter 'q' without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
}
