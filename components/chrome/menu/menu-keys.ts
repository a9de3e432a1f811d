/** What a key does in a menu: which stop gets the focus (0 is the button, then the entries), and whether it's open. */
export type MenuMove = { readonly focus: number; readonly isOpen: boolean };

/**
 * Returns what a key does at one of a menu's stops (ARIA Authoring Practices Guide, disclosure navigation).
 *
 * @param index the stop that has the focus
 * @param count the number of stops, including the button
 * @returns null for keys that the browser handles, such as Enter on the button
 */
export function menuMove(key: string, index: number, count: number): MenuMove | null {
  switch (key) {
    case 'Escape':
      return { focus: 0, isOpen: false };
    case 'ArrowDown':
      return { focus: index >= count - 1 ? 1 : index + 1, isOpen: true };
    case 'ArrowUp':
      return { focus: index <= 1 ? count - 1 : index - 1, isOpen: true };
    case 'Home':
      return index > 0 ? { focus: 1, isOpen: true } : null;
    case 'End':
      return index > 0 ? { focus: count - 1, isOpen: true } : null;
    default:
      return null;
  }
}
