// Trap: identifiers that must not change, not even in one byte
#include <string>

static const char *const Root =
    "<gpx xmlns=\"http://www.topografix.com/GPX/1/1\" "
    "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" "
    "xsi:schemaLocation=\"http://www.topografix.com/GPX/1/1 "
    "http://www.topografix.com/GPX/1/1/gpx.xsd\">";
static const char *const Rel = "http://schemas.google.com/g/2005#thumbnail";
static const char *const Urn = "urn:oasis:names:tc:SAML:2.0:ac:classes:Password";

bool isRoot(const std::string &text) {
  return text == Root || text == Rel || text == Urn;
}
