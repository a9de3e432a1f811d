/** What counts of a key press. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>;

/** Ctrl or Cmd with K, on any layout that has the letter. */
export function isOpenKey({ key, ctrlKey, metaKey, altKey }: Pick<Press, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey;
}

/**
 * Whether a key press opens the search: Ctrl or Cmd with K anywhere, and the slash where it is no text.
 *
 * @param isTyping whether the focus is where a key writes or chooses
 * @param isSlashOn the reader's own choice (WCAG 2.1.4)
 */
export function opensSearch(press: Press, isTyping: boolean, isSlashOn: boolean): boolean {
  if (press.defaultPrevented || press.isComposing) {
    return false;
  }
  const isSlash = press.key === '/' && !(press.ctrlKey || press.metaKey || press.altKey);
  return isOpenKey(press) || (isSlash && isSlashOn && !isTyping);
}

/** Whether keys belong to this element: a field, a list of choices, a button, or text that can be edited. */
export function takesKeys(target: EventTarget | null | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, button'))
  );
}

/** Whether a key press writes into a field, corrects it, or sends it. */
export function writes({ key, ctrlKey, metaKey, isComposing }: Press): boolean {
  return !(ctrlKey || metaKey || isComposing) && /^(?:.|Enter|Backspace)$/u.test(key);
}
