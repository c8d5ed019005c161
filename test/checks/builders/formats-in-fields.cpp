// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <QUrl>

// A function that is called earlier puts the format together.
class Feeds {
  QString Base, Update;
  QString UserName;

public:
  void setBase(const QString &To) {
    Base = To;
    Update = Base + "feeds/update?user=%1&feed=%2";
  }
  void setUser(const QString &Name) { UserName = Name; }
  QUrl update(int Feed) {
    return QUrl(Update.arg(UserName, QString::number(Feed)));
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'UserName' goes into query parameter 'user' {{.*}} [uri-unencoded-data]
  }
};

class Songs {
  QString Search;

public:
  Songs() : Search("https://h.example/find?title=%1") {}
  QUrl find(const QString &Title) const {
    return QUrl(Search.arg(Title));
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'Title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
  }
  QUrl findEncoded(const QString &Title) const {
    return QUrl(Search.arg(QUrl::toPercentEncoding(Title)));
  }
};

// A format of something else.
class Labels {
  QString Text;

public:
  Labels() : Text("%1 (%2 items)") {}
  QString of(const QString &Title, int Count) const {
    return Text.arg(Title, QString::number(Count));
  }
};
