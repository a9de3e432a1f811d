/** What is done again only behind something else. */
export const followers: ReadonlySet<string> = new Set(['pointerdown', 'focusin']);

/** Whether an event is a key that writes, or changes what was written. */
export function isText(event: Event): boolean {
  const { type, key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  return (
    type === 'keydown' &&
    !(ctrlKey || metaKey || altKey) &&
    (key.length === 1 || key === 'Backspace' || key === 'Enter')
  );
}
