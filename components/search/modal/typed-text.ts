/** What was typed while the search was on its way: its text, and whether Enter followed it. */
export type Typed = { readonly text: string; readonly isSent: boolean };

/**
 * What keys make of a text, as in a field with the caret at its end. Nothing changes what was sent with Enter.
 *
 * @param keys signs, `Backspace` and `Enter`
 */
export function typedText(text: string, keys: readonly string[]): Typed {
  const written: string[] = [...text];
  for (const key of keys) {
    if (key === 'Backspace') {
      written.pop();
    } else if (key !== 'Enter') {
      written.push(key);
    } else if (written.join('').trim() !== '') {
      return { text: written.join(''), isSent: true };
    }
  }
  return { text: written.join(''), isSent: false };
}
