import { copyText } from './copy-text';

const shownFor = 2000;

/** The text that a block of code copies: its lines without those that a diff removes. */
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

/**
 * Carries out a click on a copy button: copies the block, and says on the button whether it worked.
 *
 * @returns whether the click was on a copy button
 */
export async function copyOnClick(event: Event): Promise<boolean> {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
  const code = button?.closest('[data-code]')?.querySelector('code');
  if (!button || !code) {
    return false;
  }
  const name = button.getAttribute('aria-label') ?? 'Copy';
  const said = (await copyText(copyTextOf(code))) ? 'Copied' : 'Select and copy by hand';
  say(button, said, said);
  setTimeout(() => say(button, 'Copy', name), shownFor);
  return true;
}

/** Changes what a button shows and what a screen reader says of it. */
function say(button: HTMLElement, text: string, name: string): void {
  button.textContent = text;
  button.setAttribute('aria-label', name);
}
