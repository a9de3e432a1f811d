/**
 * Copies a text, which may still be on its way: Safari allows it only when the copying begins with the click.
 *
 * @returns false where the browser refuses, where it has no clipboard, as on a site without HTTPS, and when the text does not come
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
