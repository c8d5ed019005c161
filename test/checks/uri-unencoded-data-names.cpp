// RUN: %check_clang_tidy %s uri-unencoded-data %t -- \
// RUN:   -- -isystem %clang_tidy_headers

#include <sstream>
#include <string>

const char *getOption(const char *Name, const char *Default);
const char *findFile(const char *Name);
struct Json {
  const Json &operator[](const char *Key) const;
  std::string text() const;
};

// The key with which the value was looked up describes it.
std::string lookedUp(const Json &Answer) {
  const char *Secret = getOption("SERVICE_API_KEY", "");
  std::string Url = "https://h.example/?a=" + std::string(Secret);
  Url += "&b=" + Answer["id"].text();
  Url += "&c=" + Answer["title"].text();
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'title' goes into query parameter 'c'
  return Url;
}

// A number as the default value indicates that the value is a number.
std::string withDefault() {
  std::string Url = "https://h.example/?a=";
  Url += getOption("DETAILS", "1");
  Url += "&b=";
  Url += getOption("CITY", "Bonn");
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'CITY' goes into query parameter 'b'
  return Url;
}

// The source of a local variable has a name, too.
struct Entry {
  std::string Uuid, Title;
};
std::string local(const Entry &E) {
  const std::string First = E.Uuid, Second = E.Title;
  return "https://h.example/?a=" + First + "&b=" + Second;
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'Second' goes into query parameter 'b'
}
std::string fromFiles() {
  const char *Place = findFile("schemas");
  return std::string("https://h.example/see/") + Place + "/x";
}

// So does the parameter of the function that inserts it into the URI.
void fetch(const char *Url);
void fetchJob(const char *JobId, const char *Title) {
  std::stringstream Url;
  Url << "https://h.example/jobs/" << std::string(JobId) << "?title=" << Title;
// CHECK-MESSAGES: :[[@LINE-1]]:74: warning: 'Title' goes into query parameter 'title'
  fetch(Url.str().c_str());
}
void job(const char *Job, const char *Text) { fetchJob(Job, Text); }

// An access key consists of letters and digits.
std::string urlEncode(const std::string &Text);
std::string oddOneOut(const std::string &ApiKey, const std::string &Query) {
  return "https://h.example/?q=" + urlEncode(Query) + "&k=" + ApiKey;
}
std::string inOnePlace(const std::string &ApiKey) {
  std::string Url = "https://h.example/a?k=" + urlEncode(ApiKey);
  return Url + " https://h.example/b?k=" + ApiKey;
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'ApiKey' goes into query parameter 'k' without percent-encoding
}

// An encoded neighbour says nothing about an identifier.
std::string byId(const std::string &RoomId, const std::string &EventId,
                 const std::string &Lang) {
  std::string Url = "https://h.example/rooms/" + RoomId + "/events/" +
                    urlEncode(EventId) + "/in/" + Lang + "/text";
  return Url;
}
std::string byRawIds(const std::string &RoomId, const std::string &EventId) {
  return "https://h.example/rooms/" + RoomId + "/events/" + EventId + "/text";
}
// The name of a bucket has only letters, digits and few marks.
std::string byBucket(const std::string &Bucket, const std::string &Object) {
  return "https://h.example/b/" + Bucket + "/o/" + urlEncode(Object) + "/text";
}

// A function that is given encoded text expects it.
std::string profileOf(const std::string &UserId) {
  return "https://h.example/users/" + UserId + "/profile";
}
std::string encodedProfile(const std::string &Id) {
  return profileOf(urlEncode(Id));
}
std::string rawProfile(const std::string &Id) {
  return profileOf(Id);
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'Id' goes into a path segment without percent-encoding
}

// A location in the middle of a path is one segment.
struct Forecast {
  std::string url(const std::string &Location, const std::string &Day) const {
    return "https://h.example/forecast/" + Location + "?day=" + urlEncode(Day);
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'Location' goes into a path segment
  }
};

// The key before the value, and the argument of the function that returns it.
std::string titleByHash(int Entry);
std::string named(const std::string &Key) {
  return "https://h.example/?consumer_key=" + Key + "&title=" + titleByHash(1);
// CHECK-MESSAGES: :[[@LINE-1]]:65: warning: 'titleByHash' goes into query parameter 'title'
}

// A function that takes whole pieces of a query has callers that know them.
std::string pieces(const std::string &Url, const std::string &Fields,
                   const std::string &Where) {
  return Url + "/find?fields=" + Fields + "&" + Where;
}
// This does not apply if the text can only be such a piece.
std::string extras(const std::string &Url, const std::string &Fields,
                   const std::string &Params) {
  return Url + "/find?fields=" + Fields + "&" + Params;
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'Fields' goes into query parameter 'fields'
}

// A function that takes the whole URI says nothing about a value in it.
void fetchAll(const char *Url) { fetch(Url); }
void item(const std::string &Base, const std::string &Title) {
  const std::string Url = Base + "/items/" + Title + "/parts";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'Title' goes into a path segment
  fetchAll(Url.c_str());
}

// A value that is one of a few words, according to its key or its name.
std::string words(const std::string &State, const std::string &UserRole,
                  const std::string &BandIdentifier) {
  return "https://h.example/" + UserRole + "/x?event=" + State + "&" +
         BandIdentifier + "=1&state=" + State;
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'State' goes into query parameter 'state'
}

// A function that only returns the text of its argument has the name of that.
struct json_object;
const char *json_object_get_string(json_object *Object);
const char *json_object_get_title(json_object *Object);
std::string ofJson(json_object *CrsCode, json_object *Artist) {
  const char *First = json_object_get_string(CrsCode);
  return std::string("https://h.example/") + (First + 4) + "?a=" +
         json_object_get_string(Artist) + "&b=" + json_object_get_title(Artist);
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Artist' goes into query parameter 'a'
// CHECK-MESSAGES: :[[@LINE-2]]:51: warning: 'json_object_get_title' goes into query parameter 'b'
}

// The name of a function describes its result, whatever a reference to it is
// called.
struct Device {
  const std::string &serialNumber() const;
  const std::string &description() const;
};

std::string ofDevice(const Device &device) {
  const std::string &sn = device.serialNumber();
  return "https://h.example/?sn=" + sn;
}

std::string described(const Device &device) {
  const std::string &d = device.description();
  return "https://h.example/?d=" + d;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'd' goes into query parameter 'd' without percent-encoding
}
