# ===--- lsp_client.py - uri-tidy ----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""A minimal client of the language server protocol for the tests.

  with Client(["clangd"], root) as client:
      document = client.open(path, text)
      document.edit(begin, end, "new")     # offsets in the text, in code points
      for finding in document.diagnostics():
          print(document.text[slice(*document.span(finding))])
"""

import json
import os
import pathlib
import queue
import subprocess
import threading

# A request takes less than a second on an idle machine; this ends a hang.
TIMEOUT_SECONDS = 120

# The user configuration of clangd: that of the tests, whoever runs them.
SETTINGS = pathlib.Path(__file__).parent / "Inputs/config"

UNIT_BYTES = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2),
              "utf-32": ("utf-32-le", 4)}


class ServerError(Exception):
    """The server has died, hangs, or has returned an error."""


class Client:
    """A running server."""

    # pylint: disable=too-many-instance-attributes
    def __init__(self, command, root, encoding="utf-16", log=None,
                 capabilities=None, settings=SETTINGS):
        """ENCODING: the requested unit of positions; LOG: a file for the error
        output of the server."""
        self.encoding = encoding
        self.diagnostics = {}
        self.pushed = queue.Queue()
        self._log = open(log, "wb") if log else None
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=self._log or subprocess.DEVNULL, cwd=root,
            env=dict(os.environ, XDG_CONFIG_HOME=str(settings)))
        self._incoming = queue.Queue()
        self._last_id = 0
        threading.Thread(target=self._read, daemon=True).start()
        text_document = {
            "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {
                "valueSet": ["quickfix", "source.fixAll"]}}},
            "publishDiagnostics": {"relatedInformation": True,
                                   "codeDescriptionSupport": True},
        }
        text_document.update(capabilities or {})
        self.server = self.request("initialize", {
            "processId": os.getpid(), "rootUri": pathlib.Path(root).as_uri(),
            "capabilities": {"textDocument": text_document,
                             "general": {"positionEncodings": [encoding]},
                             # The name in clangd before this was standardized.
                             "offsetEncoding": [encoding],
                             "workspace": {"workspaceEdit": {
                                 "documentChanges": True}}}})
        granted = self.server["capabilities"].get(
            "positionEncoding", self.server.get("offsetEncoding", "utf-16"))
        if granted != encoding:
            raise ServerError("positions are in %s" % granted)
        self.notify("initialized", {})

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        if kind is None:
            self.close()
            return
        self.kill()

    def kill(self):
        """Kills the server."""
        self._process.kill()
        self._process.wait()

    def close(self):
        """Ends the session properly."""
        self.request("shutdown", None)
        self.notify("exit", None)
        code = self._process.wait(TIMEOUT_SECONDS)
        if code:
            raise ServerError("the server ends with code %d" % code)

    @property
    def pid(self):
        return self._process.pid

    def open(self, path, text):
        return Document(self, pathlib.Path(path), text)

    def notify(self, method, params):
        self._send({"method": method, "params": params})

    def request(self, method, params):
        """Returns the result; diagnostics that arrive in the meantime are kept."""
        self._last_id += 1
        self._send({"id": self._last_id, "method": method, "params": params})
        while True:
            message = self._next()
            if message.get("id") == self._last_id and "method" not in message:
                break
        if "error" in message:
            raise ServerError("%s: %s" % (method, message["error"]))
        return message["result"]

    def settle(self):
        """Waits until the server has nothing left to do."""
        self.request("sync", None)

    def wait_for_diagnostics(self, uri, version):
        """Returns when the diagnostics of VERSION have arrived."""
        while True:
            message = self._next()
            params = message.get("params") or {}
            if message.get("method") == "textDocument/publishDiagnostics" and \
                    params["uri"] == uri and params.get("version") == version:
                return

    def _send(self, message):
        self.send_body(json.dumps(dict(message, jsonrpc="2.0")).encode())

    def send_body(self, body):
        """Sends bytes, which may not be a valid message."""
        try:
            self._process.stdin.write(b"Content-Length: %d\r\n\r\n%b" %
                                      (len(body), body))
            self._process.stdin.flush()
        except OSError as error:
            raise ServerError("the server is gone: %s" %
                              self._process.wait(TIMEOUT_SECONDS)) from error

    def _next(self):
        try:
            message = self._incoming.get(timeout=TIMEOUT_SECONDS)
        except queue.Empty:
            raise ServerError("the server hangs") from None
        if message is None:
            raise ServerError("the server ends with code %d" %
                              self._process.wait(TIMEOUT_SECONDS))
        if message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            self.diagnostics[params["uri"]] = params
        elif "method" in message and "id" in message:
            # The server asks for something that this client does not offer.
            self._send({"id": message["id"], "result": None})
        return message

    def _read(self):
        stream = self._process.stdout
        while True:
            length = None
            for line in iter(stream.readline, b"\r\n"):
                if not line:
                    self._incoming.put(None)
                    return
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            self._incoming.put(json.loads(stream.read(length)))


class Document:
    """An open file: its text in the editor, and the results of the server."""

    def __init__(self, client, path, text):
        self.client = client
        self.uri = path.as_uri()
        self.text = text
        self.version = 1
        self._lines = None, [], []
        client.notify("textDocument/didOpen", {"textDocument": {
            "uri": self.uri, "languageId": "c" if path.suffix == ".c" else "cpp",
            "version": 1, "text": text}})

    def close(self):
        self.client.notify("textDocument/didClose",
                           {"textDocument": {"uri": self.uri}})

    def edit(self, begin, end, new, now=True):
        """Replaces code points BEGIN to END with an incremental edit."""
        self.edit_many([(begin, end, new)], now)

    def edit_many(self, edits, now=True):
        """Makes several edits as one change; each one refers to the text after the
        previous ones. NOW: the server must neither wait for a pause in typing, nor
        skip this version if another one follows at once."""
        before = self.text
        changes = []
        for begin, end, new in edits:
            changes.append({"range": {"start": self.position(begin),
                                      "end": self.position(end)}, "text": new})
            self.text = self.text[:begin] + new + self.text[end:]
        if self.text == before:
            # The server would not publish diagnostics.
            return
        self.version += 1
        # 'wantDiagnostics' is an extension of clangd.
        self.client.notify("textDocument/didChange", dict(
            {"textDocument": {"uri": self.uri, "version": self.version},
             "contentChanges": changes},
            **({"wantDiagnostics": True} if now else {})))

    def replace(self, old, new):
        """Replaces the only occurrence of OLD."""
        assert self.text.count(old) == 1, "%r occurs %d times" % (
            old, self.text.count(old))
        begin = self.text.index(old)
        self.edit(begin, begin + len(old), new)

    def diagnostics(self):
        """All diagnostics of this text, in the order of their positions."""
        self.client.settle()
        published = self.client.diagnostics.get(self.uri)
        if published is None:
            return []
        assert published.get("version") in (None, self.version), \
            "diagnostics of an old version"
        return sorted(published["diagnostics"], key=lambda d: (
            self.span(d), d.get("code", ""), d["message"]))

    def findings(self):
        """The diagnostics of the checks of this project."""
        return [d for d in self.diagnostics()
                if str(d.get("code", "")).startswith("uri-")]

    def actions(self, diagnostic, only=None):
        """The code actions for a finding."""
        context = {"diagnostics": [diagnostic]}
        if only:
            context["only"] = only
        return self.client.request("textDocument/codeAction", {
            "textDocument": {"uri": self.uri}, "range": diagnostic["range"],
            "context": context})

    def apply(self, action):
        """Applies a code action."""
        edit = action["edit"]
        if "documentChanges" in edit:
            change, = edit["documentChanges"]
            assert change["textDocument"]["uri"] == self.uri
            assert change["textDocument"]["version"] == self.version
            edits = change["edits"]
        else:
            edits = edit["changes"][self.uri]
        places = [(*self.span(e), e["newText"]) for e in edits]
        # Start from the end, so that the other positions remain valid.
        places.sort(key=lambda e: e[:2], reverse=True)
        for (begin, _, _), (_, end, _) in zip(places, places[1:]):
            assert end <= begin, "edits overlap"
        self.edit_many(places)

    def position(self, offset):
        """The position of a code point in the protocol."""
        line_begin = self.text.rfind("\n", 0, offset) + 1
        name, size = UNIT_BYTES[self.client.encoding]
        before = self.text[line_begin:offset].encode(name)
        return {"line": self.text.count("\n", 0, line_begin),
                "character": len(before) // size}

    def offset(self, position):
        """The code point at a position of the protocol."""
        if self._lines[0] is not self.text:
            lines = self.text.split("\n")
            begins = [0]
            for line in lines:
                begins.append(begins[-1] + len(line) + 1)
            self._lines = self.text, lines, begins
        _, lines, begins = self._lines
        line = lines[position["line"]]
        name, size = UNIT_BYTES[self.client.encoding]
        units = line.encode(name)
        wanted = position["character"] * size
        assert wanted <= len(units), "%r is beyond its line" % position
        return begins[position["line"]] + len(units[:wanted].decode(name))

    def span(self, item):
        """The beginning and the end of an item's range, in code points."""
        return (self.offset(item["range"]["start"]),
                self.offset(item["range"]["end"]))
