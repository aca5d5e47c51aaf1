# Copyright the heed authors.
# SPDX-License-Identifier: BSL-1.0
"""A browser without a window, driven by its own protocol over a pipe: JSON messages that end with a zero byte, on the
file descriptors 3 and 4 of the browser. It needs nothing but Python's library, and no port is opened."""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium-headless-shell", "chromium", "google-chrome")


def found():
    """The path of a browser, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="heed-page-")
        self.log = open(os.path.join(self.profile, "log"), "wb")
        read_there, self.writes = os.pipe()
        self.reads, write_there = os.pipe()
        # The two ends have to be 3 and 4 over there, whatever numbers they have here: a shell puts them there.
        script = f"exec 3<&{read_there} 4>&{write_there}; exec \"$@\""
        self.process = subprocess.Popen(
            ["bash", "-c", script, "bash", program, "--headless", "--remote-debugging-pipe", "--no-sandbox",
             "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
             "--font-render-hinting=none",
             f"--user-data-dir={self.profile}", "about:blank"],
            pass_fds=(read_there, write_there), stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        os.close(read_there)
        os.close(write_there)
        self.number, self.bytes, self.events, self.session = 0, b"", [], None
        targets = self("Target.getTargets")["targetInfos"]
        target = next(one["targetId"] for one in targets if one["type"] == "page")
        self.session = self("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self(domain + ".enable")

    def receive(self, until):
        while b"\0" not in self.bytes:
            if not select.select([self.reads], [], [], max(0.0, until - time.monotonic()))[0]:
                raise TimeoutError("the browser does not answer")
            piece = os.read(self.reads, 1 << 20)
            if not piece:
                with open(self.log.name, errors="replace") as log:
                    raise EOFError("the browser has ended: " + log.read()[-2000:])
            self.bytes += piece
        message, self.bytes = self.bytes.split(b"\0", 1)
        return json.loads(message)

    def __call__(self, method, within=60, **parameters):
        """The result of one command; events that come meanwhile are kept in `events`."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        rest = json.dumps(message).encode() + b"\0"
        while rest:
            rest = rest[os.write(self.writes, rest):]
        until = time.monotonic() + within
        while True:
            answer = self.receive(until)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def open(self, address):
        """Opens a page and waits until it is loaded, anew as well when its address differs behind the # alone."""
        for one in ("about:blank", address):
            self.events.clear()
            self("Page.navigate", url=one)
            until = time.monotonic() + 60
            while not any(event["method"] == "Page.loadEventFired" for event in self.events):
                self.events.append(self.receive(until))

    def js(self, expression):
        """The value of an expression of the page's script."""
        answer = self("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        return answer["result"].get("value")

    def key(self, name, modifiers=0):
        """Presses a key and lets it go: `ArrowDown`, `Tab`, `Enter`, or a letter that is typed."""
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
                 "ArrowRight": 39, "ArrowDown": 40, "Backspace": 8, " ": 32}
        code = codes.get(name, ord(name[0]))
        typed = {"text": "\r"} if name == "Enter" else {"text": name} if len(name) == 1 else {}
        kind = "keyDown" if typed else "rawKeyDown"
        self("Input.dispatchKeyEvent", type=kind, key=name, windowsVirtualKeyCode=code, modifiers=modifiers, **typed)
        self("Input.dispatchKeyEvent", type="keyUp", key=name, windowsVirtualKeyCode=code, modifiers=modifiers)

    def view(self, width, scheme, height=900, media="", prefers_reduced_motion="no-preference"):
        """The size of the window, and what the reader prefers."""
        self("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        self("Emulation.setEmulatedMedia", media=media, features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": prefers_reduced_motion}])

    def close(self):
        try:
            self.session = None
            self("Browser.close", within=10)
        except (EOFError, TimeoutError, BrokenPipeError):
            self.process.kill()
        self.process.wait(10)
        self.log.close()
        shutil.rmtree(self.profile, ignore_errors=True)
