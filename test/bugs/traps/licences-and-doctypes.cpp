// Trap: names of licences, document types and vocabularies
#include <string>

const char *const Licence = "http://www.apache.org/licenses/LICENSE-2.0";
const char *const DocType =
    "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" "
    "\"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd\">";
const char *const Schema = "{\"$schema\": \"http://json-schema.org/draft-07/schema#\"}";
const char *const Soap = "http://schemas.xmlsoap.org/soap/envelope/";
const char *const Dav = "<D:propfind xmlns:D=\"DAV:\"><D:allprop/></D:propfind>";
