import { type AppFiles, appFilesId } from './app-files';

const payloadPush = /<script>self\.__next_f\.push\((\[.*?\])\)<\/script>/gs;
const payloadStart = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const script = /<script src="([^"]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Removes Next's scripts and payload from a page, and lists them for `start-app.ts` instead. The payload, more than
 * half of a page's bytes, also exists as a separate file, which client-side navigation uses.
 *
 * @param payload URL and text of the page's payload file; null keeps the payload in the page
 * @throws if the page isn't in the form that Next 16.4 writes
 */
export function cutApp(html: string, payload: { readonly address: string; readonly text: string } | null): string {
  const scripts = [...html.matchAll(script)].map(([, src = '']) => src);
  if (scripts.length === 0) {
    throw new Error('The page lists no script in the form `<script src="…" async="">`.');
  }
  let rest = html.replace(script, '').replace(scriptPreload, '');
  if (payload) {
    if (readPayload(html) !== payload.text) {
      throw new Error(`The payload in the page differs from ${payload.address}.`);
    }
    rest = rest.replace(payloadStart, '').replace(payloadPush, '');
  }
  const files: AppFiles = { scripts, payload: payload && { address: payload.address, length: payload.text.length } };
  const json = JSON.stringify(files).replaceAll('<', '\\u003c');
  return rest.replace('</body>', () => `<script type="application/json" id="${appFilesId}">${json}</script></body>`);
}

function readPayload(html: string): string {
  const chunks = [...html.matchAll(payloadPush)].map(([, pushed = '']) => JSON.parse(pushed) as [number, string]);
  if (!html.includes(payloadStart) || chunks.length === 0 || chunks.some(([kind]) => kind !== 1)) {
    throw new Error('The page contains no payload in the form `self.__next_f.push([1,"…"])`.');
  }
  return chunks.map(([, text]) => text).join('');
}
