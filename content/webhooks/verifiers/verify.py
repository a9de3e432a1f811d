import hashlib
import hmac
import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ.get("MIXPOST_WEBHOOK_SECRET", "").encode()
if not SECRET:
    raise SystemExit("MIXPOST_WEBHOOK_SECRET is not set")


def is_from_mixpost(body: bytes, signature: str) -> bool:
    expected = hmac.new(SECRET, body, hashlib.sha256).hexdigest()
    # Compare bytes: compare_digest rejects strings with non-ASCII characters.
    return hmac.compare_digest(expected.encode(), signature.encode())


class Webhook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        # Use the raw body: parsing and re-encoding the JSON can change its bytes.
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not is_from_mixpost(body, self.headers.get("X-Signature", "")):
            self.send_error(403, "Invalid signature")
            return
        payload = json.loads(body)
        # Put the event and its data in a queue here, and respond right away.
        print(payload["event"], payload["data"], flush=True)
        self.send_response(200)
        self.end_headers()


if __name__ == "__main__":
    port = int(os.environ.get("PORT", "8080"))
    ThreadingHTTPServer(("127.0.0.1", port), Webhook).serve_forever()
