# ===--- evidence.py - uri-tidy ------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# RUN: rm -rf %t && mkdir %t
# RUN: %python %s %uri_tidy %t %clang_tidy_headers

# Findings have the features that their comments list, after a '-' those that they do
# not have. The level is that of the table.

import json
import pathlib
import re
import subprocess
import sys

DRIVER, SCRATCH, HEADERS = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]

SOURCE = r"""
#include <curl/curl.h>
#include <map>
#include <stdio.h>
#include <stdlib.h>
#include <string>
using std::string;
string enc(const string &S) {
  char *E = curl_easy_escape(nullptr, S.c_str(), 0);
  string R = E;
  curl_free(E);
  return R;
}
struct Settings {
  string Title, Token, Crs;
};

string ofParameter(const string &V) {
  return "http://h.example/?q=" + V; // scheme raw-data parameter -stored -sink likely
}
string ofField(const Settings &S) {
  return "http://h.example/?t=" + S.Title; // stored name-human-text likely
}
string ofIdentifier(const Settings &S) {
  return "http://h.example/?t=" + S.Token; // name-identifier possible
}
string ofRegistry(const Settings &S) {
  return "http://h.example/?t=" + S.Crs; // registered-name name-identifier possible
}
extern "C" char *fgets(char *, int, FILE *);
string ofInput(FILE *In) {
  char Line[80];
  fgets(Line, 80, In);
  return string("http://h.example/?t=") + Line; // input likely
}
string ofResult() {
  return string("http://h.example/?t=") + getenv("HOME"); // unknown-result -input possible
}
string ofKey(const string &V) {
  return "http://h.example/?password=" + V; // key-secret -key-human-text likely
}
string ofWords(const string &V) {
  return "http://h.example/?lang=" + V; // closed-set key-identifier possible
}
string besideEncoded(const string &A, const string &B) {
  return "http://h.example/?a=" + enc(A) + "&b=" + B; // encoded-neighbour -raw-neighbour -encodes likely
}
void encodingItself(CURL *C, const char *A, const char *B, char *To) {
  char *E = curl_easy_escape(C, A, 0);
  sprintf(To, "http://h.example/?a=%s&b=%s", E, B); // encoded-neighbour encodes likely
}
string besideRaw(const string &A) {
  return "http://h.example/?a=" + A + "&n=" + A; // raw-neighbour -encoded-neighbour likely
}
string elsewhere(const string &A, string &Other) {
  Other = "http://h.example/?a=" + enc(A);
  return "http://h.example/?b=" + A; // encoded-elsewhere -encoded-neighbour likely
}
string twice(const string &A, string &Other) {
  Other = "http://h.example/a?x=" + A; // repeated likely
  return "http://h.example/b?x=" + A;
}
string ofRest(const string &A) {
  return "http://h.example/" + A; // path-rest possible
}
string ofConstant() {
  string Name = "Tom&Jerry";
  return "http://h.example/?name=" + Name; // constant reserved-bytes -parameter likely occurring=&
}
string ofFile(const string &Name) {
  return "file://" + Name; // file-uri scheme
}
string named(const string &Url, const string &V) {
  return Url + "?v=" + V; // named-uri -scheme likely
}
void taken(CURL *C, const string &V) {
  string T = V + "?x=" + V;
  curl_easy_setopt(C, CURLOPT_URL, ("http://h.example/?v=" + V).c_str()); // sink scheme likely
}
const char *const Literal = "http://h.example/%2f"; // literal certain
void testLiterals(CURL *C) {
  curl_easy_setopt(C, CURLOPT_URL, "http://h.example/%3f"); // literal test-data possible
}
"""

source = SCRATCH / "a.cpp"
source.write_text(SOURCE, encoding="utf-8")
run = subprocess.run(
    [DRIVER, "--format=json", "--config={CheckOptions: {MinConfidence: possible}}",
     "--no-cache", str(source), "--", "-std=c++17", "-isystem", HEADERS],
    capture_output=True, text=True, encoding="utf-8", check=False)
assert run.returncode == 1, run.stderr
findings = {}
for found in json.loads(run.stdout)["findings"]:
    findings.setdefault(found["line"], found)
failed = False
for number, text in enumerate(SOURCE.splitlines(), 1):
    expected = re.search(r"; // (.*)$", text)
    if not expected:
        continue
    if number not in findings:
        print("%d: no finding: %s" % (number, text))
        failed = True
        continue
    found = findings[number]
    evidence = found["evidence"]
    known = {each["feature"] for each in evidence["features"]}
    known.add(found["confidence"])
    known |= {"occurring=" + byte for byte in evidence.get("occurring", [])}
    total = sum(each["weight"] for each in evidence["features"])
    if abs(total - evidence["score"]) > 0.01:
        print("%d: the score is not the sum: %s" % (number, evidence))
        failed = True
    for word in expected.group(1).split():
        if (word[1:] in known) if word.startswith("-") else (word not in known):
            print("%d: %s: %s" % (number, word, sorted(known)))
            failed = True
sys.exit(failed)
