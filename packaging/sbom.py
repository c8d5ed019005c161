#!/usr/bin/env python3
# ===--- sbom.py - uri-tidy ----------------------------------*- python -*-=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Prints what an archive of uri-tidy contains, as SPDX 2.3.

  sbom.py DIRECTORY NAME VERSION

DIRECTORY is an unpacked archive. Each library in it belongs to the Debian package that
has a library of that name here. The copyright of the packages is copied to
DIRECTORY/share/doc/uri-tidy/copyright.
"""

import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time


def owner_of(library):
    """The Debian package that a library of this name comes from, and its version."""
    listed = subprocess.run(["dpkg-query", "-S", "*/" + library], capture_output=True,
                            text=True, check=False).stdout
    for line in listed.splitlines():
        package = line.partition(": ")[0].partition(",")[0]
        if not package.startswith("diversion"):
            return subprocess.run(
                ["dpkg-query", "-W", "-f=${binary:Package} ${source:Package} "
                 "${source:Version}", package],
                capture_output=True, text=True, check=True).stdout.split()
    sys.exit("sbom.py: %s belongs to no package" % library)


def main():
    root, name, version = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    copyrights = root / "share/doc/uri-tidy/copyright"
    copyrights.mkdir(parents=True, exist_ok=True)
    packages, files, relations = {}, [], []
    for path in sorted(p for folder in ("bin", "lib/uri-tidy")
                       for p in (root / folder).iterdir()):
        spdx_id = "SPDXRef-File-" + re.sub(r"[^A-Za-z0-9.-]", "-", path.name)
        files.append({
            "SPDXID": spdx_id, "fileName": "./%s" % path.relative_to(root),
            "checksums": [{"algorithm": each.upper(), "checksumValue": hashlib.new(
                each, path.read_bytes()).hexdigest()} for each in ("sha1", "sha256")],
            "licenseConcluded": "NOASSERTION", "copyrightText": "NOASSERTION"})
        owner = "SPDXRef-Package-" + name
        if path.parent.name == "uri-tidy":
            binary, source, number = owner_of(path.name)
            binary = binary.partition(":")[0]
            owner = "SPDXRef-Package-" + re.sub(r"[^A-Za-z0-9.-]", "-", binary)
            packages[binary] = {
                "SPDXID": owner, "name": binary, "versionInfo": number,
                "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
                "licenseConcluded": "NOASSERTION", "licenseDeclared": "NOASSERTION",
                "copyrightText": "NOASSERTION", "sourceInfo": "Debian source " + source,
                "externalRefs": [{
                    "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                    "referenceLocator": "pkg:deb/debian/%s@%s" % (
                        binary, number.replace("+", "%2B").replace(":", "%3A"))}]}
            shutil.copy("/usr/share/doc/%s/copyright" % binary, copyrights / binary)
        relations.append({"spdxElementId": owner, "relationshipType": "CONTAINS",
                          "relatedSpdxElement": spdx_id})
    own = {"SPDXID": "SPDXRef-Package-" + name, "name": name, "versionInfo": version,
           "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
           "licenseConcluded": "Apache-2.0 WITH LLVM-exception",
           "licenseDeclared": "Apache-2.0 WITH LLVM-exception",
           "copyrightText": "NOASSERTION"}
    relations += [{"spdxElementId": own["SPDXID"], "relationshipType": "DEPENDS_ON",
                   "relatedSpdxElement": each["SPDXID"]} for each in packages.values()]
    digest = hashlib.sha256(json.dumps(files).encode()).hexdigest()
    when = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    json.dump({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT", "name": "%s-%s" % (name, version),
        "documentNamespace": "urn:uri-tidy:sbom:%s" % digest,
        "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ", when),
                         "creators": ["Tool: uri-tidy-sbom"]},
        "documentDescribes": [own["SPDXID"]],
        "packages": [own, *packages.values()], "files": files,
        "relationships": relations}, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
