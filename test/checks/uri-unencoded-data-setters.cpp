// RUN: %check_clang_tidy %s uri-unencoded-data %t --

// A setter that its callers give encoded text: what it stores is encoded.
#include <string>
#include <utility>

std::string urlEncode(const std::string &Text);
void open(const std::string &Url);

class Moved {
  std::string Text;

public:
  void setText(std::string To) { Text = std::move(To); }
  std::string url() const { return "https://h.example/?q=" + Text; }
};
void moved(const std::string &Query) {
  Moved Request;
  Request.setText(urlEncode(Query));
  open(Request.url());
}

struct Assigned {
  std::string Text;
  Assigned &operator=(const std::string &To) {
    Text = To;
    return *this;
  }
  std::string url() const { return "https://h.example/?q=" + Text; }
};
void assigned(const std::string &Query) {
  Assigned Request;
  Request = urlEncode(Query);
  open(Request.url());
}

struct Filled {
  std::string Text;
  friend void fill(Filled &To, const std::string &Query) { To.Text = Query; }
  std::string url() const { return "https://h.example/?q=" + Text; }
};
void filled(const std::string &Query) {
  Filled Request;
  fill(Request, urlEncode(Query));
  open(Request.url());
}

class Raw {
  std::string Title;

public:
  void setTitle(std::string To) { Title = std::move(To); }
  std::string url() const { return "https://h.example/?q=" + Title; }
  // CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'Title' goes into query parameter 'q' without percent-encoding
};
void raw(const std::string &Query) {
  Raw Request;
  Request.setTitle(Query);
  open(Request.url());
}
