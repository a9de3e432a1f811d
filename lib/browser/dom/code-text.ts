/** Returns the text that a code block copies: its lines, without those that a diff removes. */
export function copyTextOf(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const removed of copy.querySelectorAll('.line.diff.remove')) {
    const after = removed.nextSibling;
    if (after?.nodeType === Node.TEXT_NODE) {
      after.remove();
    }
    removed.remove();
  }
  return (copy.textContent ?? '').replace(/\n$/, '');
}
