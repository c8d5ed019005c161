// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <string>
#include <vector>

void fetch(const std::string &Url);
double numberOf(const std::string &Text);

// On one path, the place holds a number; so the text probably is one, too.
void subset(const std::vector<std::string> &Corners, double Extent,
            const std::string &Axis) {
  std::string Low = std::to_string(Extent);
  if (Corners.size() > 1 && numberOf(Corners[0]) > Extent)
    Low = Corners[0];
  fetch("https://maps.example/wcs?service=WCS&subset=x(" + Low + ")");
  const std::string Axes = Axis.empty() ? "x" : Axis;
  fetch("https://maps.example/wcs?subset=" + Axes + "(" + Low + ")");
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'Axes' goes into query parameter 'subset' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A number beside it says nothing.
void song(const std::string &Artist, int Track) {
  std::string Terms = "artist:" + Artist;
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'Artist' goes into query parameter 'in' without percent-encoding: {{.*}} [uri-unencoded-data]
  if (Track > 0)
    Terms += "%20AND%20track:" + std::to_string(Track);
  fetch("https://songs.example/find?limit=5&in=" + Terms);
}

// The key says that people write the value.
void page(const std::string &Title, int Number) {
  std::string Page = Title;
  if (Number > 0)
    Page = std::to_string(Number);
  fetch("https://books.example/find?title=" + Page);
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'Page' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}
