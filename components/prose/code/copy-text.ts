/**
 * Copies a text, which may still be loading: Safari allows that only if copying starts during the click. Returns false
 * if the browser refuses, or if the text fails to load. Without HTTPS, a page has no clipboard, so the text is copied
 * as the reader would: selected in a field.
 *
 * @param near what was pressed, if it doesn't keep the focus. The next Tab starts there
 */
export async function copyText(text: string | Promise<string>, near?: Element): Promise<boolean> {
  try {
    if (!navigator.clipboard) {
      return copyFromField(typeof text === 'string' ? text : await text, near);
    }
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
    return typeof text === 'string' && copyFromField(text, near);
  }
}

function copyFromField(text: string, near?: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'visually-hidden';
  field.readOnly = true;
  field.value = text;
  if (near) {
    near.before(field);
  } else {
    // Everything outside of an open dialog is inert.
    (focused?.closest('dialog') ?? document.body).append(field);
  }
  field.focus({ preventScroll: true });
  field.select();
  // Deprecated, but the only way without a secure context, and all browsers still support it.
  const hasCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) {
    focused.focus({ preventScroll: true });
  }
  return hasCopied;
}
