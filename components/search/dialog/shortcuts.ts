/** The parts of a key press that decide what it does. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>;

/** Ctrl or Cmd with K, on any layout that has the letter. */
export function isOpenKey({ key, ctrlKey, metaKey, altKey }: Pick<KeyPress, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey;
}

/**
 * Whether a key press opens the search: Ctrl or Cmd with K anywhere, and the slash where it isn't text.
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

/** Whether an element takes a letter as text or as a choice: a field, a list of choices, or editable content. */
export function acceptsText(target: EventTarget | null | undefined): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));
}
