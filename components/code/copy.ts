import { noteUnfilled } from '@/components/values/note-unfilled';
import { copyTextOf } from './code-text';
import { copyText } from './copy-text';

const shownFor = 2000;

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
  noteUnfilled(button);
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
