import type { Press } from './shortcuts';

/** What was typed while the search was on its way: its text, and whether Enter followed it. */
export type Kept = { readonly text: string; readonly isSent: boolean };

/** Nothing typed yet. */
export const nothingKept: Kept = { text: '', isSent: false };

/**
 * What is kept after another key press; null when the key is none of the search's, and does what it always does. Nothing changes what was
 * sent with Enter.
 */
export function keptAfter(kept: Kept, press: Press): Kept | null {
  if (press.ctrlKey || press.metaKey || press.isComposing) {
    return null;
  }
  if (kept.isSent) {
    return kept;
  }
  if (press.key === 'Enter') {
    return { text: kept.text, isSent: kept.text.trim() !== '' };
  }
  if (press.key === 'Backspace') {
    return { ...kept, text: [...kept.text].slice(0, -1).join('') };
  }
  return [...press.key].length === 1 ? { ...kept, text: kept.text + press.key } : null;
}
