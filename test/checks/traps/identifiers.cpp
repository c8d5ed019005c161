// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <string>

// XML namespaces and schema identifiers must be kept byte by byte.
const char *XhtmlUri = "http://www.w3.org/1999/xhtml%7e";
const char *SchemaUri = "http://www.w3.org/2001/XMLSchema-instance#a b";
const char *JsonSchemaUri = "http://json-schema.org/draft-07/schema#%7e";

// Two URIs with a space between them.
const char *SchemaLocation = "http://www.topografix.com/GPX/1/1 "
                             "http://www.topografix.com/GPX/1/1/gpx.xsd";
const char *Attribute = "xsi:schemaLocation=\"http://h.example/ns "
                        "http://h.example/ns/a.xsd\"";

// A namespace in the middle of a document.
const char *Document = "<feed xmlns=\"http://www.w3.org/2005/Atom\" "
                       "xmlns:a=\"http://h.example/ns/%7ea b\"/>";

// A document type.
const char *DocType = "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0//EN\" "
                      "\"http://www.w3.org/TR/xhtml1/DTD/xhtml1.dtd\">";

// Relations.
const char *Relation = "http://schemas.h.example/g/2005#other%2fa";

// URNs.
const char *Urn = "urn:example:a%2fb%7e";
std::string uuidUrn(const std::string &Uuid) { return "urn:uuid:" + Uuid; }
std::string deviceUrn(const std::string &Name) {
  return "urn:schemas-upnp-org:service:" + Name + ":1";
}

// Licences.
const char *LicenceUri = "http://creativecommons.org/licenses/by/4.0/%7e";
const char *SpdxUri = "http://spdx.org/licenses/MIT%7e";

// A namespace before a name, as in RDF.
std::string rdf(const std::string &Name) {
  return "http://www.w3.org/1999/02/22-rdf-syntax-ns#" + Name;
}
std::string property(const std::string &Name) {
  return "http://purl.org/dc/elements/1.1/" + Name + "/label";
}

// The names of parts in XMPP.
std::string node(const std::string &Command) {
  return "http://jabber.org/protocol/rc#" + Command;
}

// Codes that a program makes.
std::string challenged(const std::string &Challenge, const std::string &Csrf, const std::string &Mac) {
  return "https://h.example/login?code_challenge=" + Challenge + "&x_csrf=" + Csrf + "&mac=" + Mac;
}
std::string paged(const std::string &NextCursor, const std::string &Cid, const std::string &ScreenName) {
  return "https://h.example/timeline?after=" + NextCursor + "&channel=" + Cid + "&who=" + ScreenName;
}
