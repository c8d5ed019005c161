// Objects that are copied as a whole, in part known and in part not, within a
// function and by calls.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <string>

void sink(const std::string &text);

struct Request {
  std::string host, path;
};
struct Client {
  Request request;
  void set(const Request &other) { request = other; }
  void maybe(const Request &other) {
    if (other.path.empty())
      request = other;
  }
};
void read(Request *request);
Request copied(const Request &other) { return other; }

void read_then_copied() {
  Request first;
  read(&first);
  Request second = first;
  sink(second.host);
}
// CHECK: read_then_copied: V(result read: 256 bytes)

void maybe_read(bool reads) {
  Request first;
  first.host = "a";
  if (reads)
    read(&first);
  Request second = first;
  sink(second.host);
}
// CHECK: maybe_read: ("a" | V(result read: 256 bytes)){{ ?$}}

void part_written_later() {
  Request first;
  read(&first);
  first.host = "a";
  Request second = first;
  sink(second.host + second.path);
}
// CHECK: part_written_later: "a" V(result read: 256 bytes){{ ?$}}

void by_result(const Request &from) { sink(copied(from).host); }
// CHECK: by_result: V({{[a-z]*}} host: 256 bytes){{ ?$}}

void by_method(Client &client, const Request &from) {
  client.set(from);
  sink(client.request.host);
}
// CHECK: by_method: V({{[a-z]*}} host: 256 bytes){{ ?$}}

void by_condition(Client &client, const Request &from) {
  client.request.host = "b";
  client.maybe(from);
  sink(client.request.host);
}
// CHECK: by_condition: ("b" | V({{[a-z]*}} host: 256 bytes)){{ ?$}}

class Source {
public:
  std::string address;
  const std::string &get() const { return address; }
  void run(const char *command);
};

class Layer {
public:
  void ask() {
    if (isOpen)
      source->run("x");
  }
  void method() {
    ask();
    sink(source->get());
  }

private:
  Source *source;
  bool isOpen;
};
// CHECK: Layer::method: V({{[a-z]*}} address: 256 bytes){{ ?$}}

void one_of_two(bool first, const Request &a) {
  Request b;
  b.host = "b";
  const Request &either = first ? a : b;
  Request copy = either;
  sink(copy.host);
}
// CHECK: one_of_two: ("b" | V({{[a-z]*}} host: 256 bytes)){{ ?$}}
