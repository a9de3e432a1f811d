/** The properties of a key press that decide what it does. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>;

/** Returns whether a key press is Ctrl+K or Cmd+K, on any layout that has the letter. */
export function isOpenKey({ key, ctrlKey, metaKey, altKey }: Pick<KeyPress, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey;
}

/**
 * Returns whether a key press opens the search: Ctrl+K or Cmd+K anywhere, and the slash where it isn't text.
 *
 * @param isTyping whether the focus is where the slash would be text (see `acceptsText`)
 * @param isSlashOn the reader's own setting (WCAG 2.1.4)
 */
export function opensSearch(press: KeyPress, isTyping: boolean, isSlashOn: boolean): boolean {
  if (press.defaultPrevented || press.isComposing) {
    return false;
  }
  const isSlash = press.key === '/' && !(press.ctrlKey || press.metaKey || press.altKey);
  return isOpenKey(press) || (isSlash && isSlashOn && !isTyping);
}

const textFields = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/** Returns whether an element takes a letter as text or as a choice: a field, a select, or editable content. */
export function acceptsText(target: EventTarget | null | undefined): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));
}
