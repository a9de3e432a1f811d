/**
 * Copies a text, which may still be loading: Safari allows that only if copying starts during the click. Returns false
 * if the browser refuses, if it has no clipboard (as on a site without HTTPS), or if the text fails to load.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
      await navigator.clipboard.writeText(await text);
    } else {
      const plain = text.then((value) => new Blob([value], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
    }
    return true;
  } catch {
    return false;
  }
}
