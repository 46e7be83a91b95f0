"""What the tests of the pointer for web pages share: a browser, a server of files, and pages to which the pointer is attached.

The server gives the whole file system on this machine alone, and what was built of the pointer as /pointerkit/.
"""

import contextlib
import functools
import http.server
import pathlib
import shutil
import threading

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).resolve().parent
SIZE = {"width": 1280, "height": 900}
ATTACH = """async ([module, options]) => {
  const { attach } = await import(module);
  window.pointer = await attach(document, options);
}"""
# The innermost element at a point, within shadow roots and frames of the same origin.
AT = """(x, y) => {
  let root = document, found = null;
  for (;;) {
    const hit = root.elementFromPoint(x, y);
    if (!hit || hit === found) return found;
    found = hit;
    if (hit.shadowRoot) root = hit.shadowRoot;
    else if (hit.localName === "iframe" && hit.contentDocument) {
      const rect = hit.getBoundingClientRect();
      [x, y, root] = [x - rect.left - hit.clientLeft, y - rect.top - hit.clientTop, hit.contentDocument];
    } else return found;
  }
}"""


class Handler(http.server.SimpleHTTPRequestHandler):
    site = None

    def translate_path(self, path):
        path = path.partition("?")[0].partition("#")[0]
        if path.startswith("/pointerkit/"):
            return str(self.site / path.removeprefix("/pointerkit/"))
        # The examples of libjs-jquery-ui-docs name a place where the file is not.
        return super().translate_path(path.replace("/usr/share/nodejs/require.js", "/usr/share/nodejs/requirejs/require.js"))

    def end_headers(self):
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, *_):
        pass


class Browser:
    """Chromium, and a server for it. `with Browser(site) as browser:`"""

    def __init__(self, site, arguments=()):
        self.arguments = ["--no-sandbox", *arguments]
        Handler.site = pathlib.Path(site).resolve()
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory="/"))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self):
        self.playwright = sync_playwright().start()
        self.chromium = self.playwright.chromium.launch(executable_path=shutil.which("chromium"), args=self.arguments)
        return self

    def __exit__(self, *_):
        self.chromium.close()
        self.playwright.stop()
        self.server.shutdown()

    def url(self, file):
        return f"http://127.0.0.1:{self.server.server_port}{file}"

    @contextlib.contextmanager
    def page(self, file, attached=True, attach={}, **options):
        """A page of a file or of an address, with the pointer or without."""
        context = self.chromium.new_context(**{"viewport": SIZE, "service_workers": "block", **options})
        page = context.new_page()
        page.errors = []
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.goto(self.url(file) if str(file).startswith("/") else file, wait_until="load")
        page.wait_for_timeout(300)
        page.errors.clear()  # Those are the page's own.
        if attached:
            page.evaluate(ATTACH, [self.url("/pointerkit/pointerkit.js"), attach])
        try:
            yield page
        finally:
            context.close()


def pages():
    """The package, the generator and the file of each page of pages.txt that is installed here; the missing ones are said."""
    for line in (HERE / "pages.txt").read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        package, generator, file = line.split()
        if pathlib.Path(file).exists():
            yield package, generator, file
        else:
            print(f"SKIPPED: {package} is not installed")
