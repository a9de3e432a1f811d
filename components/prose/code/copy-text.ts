/**
 * Copies a text, which may still be loading: Safari allows that only if copying starts during the click. Returns false
 * if the browser refuses, if it has no clipboard (as on a site without HTTPS), or if the text fails to load.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
      const loaded = await text;
      await navigator.clipboard.writeText(loaded);
    } else {
      const plain = text.then((value) => new Blob([value], { type: 'text/plain' }));
      // Also waits for the text, because a browser that refuses first would leave its failure unhandled.
      await Promise.all([plain, navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])]);
    }
    return true;
  } catch {
    return false;
  }
}
