/** What a key does in a dropdown: the stop that gets the focus (0 is the button, then the links), and whether the list is open. */
export type Move = { readonly focus: number; readonly open: boolean };

/**
 * What a key does at a stop of a dropdown with so many stops; null for keys that are the browser's (ARIA Authoring Practices,
 * disclosure navigation). Enter and Space press the button by themselves.
 */
export function moveOf(key: string, at: number, stops: number): Move | null {
  switch (key) {
    case 'Escape':
      return { focus: 0, open: false };
    case 'ArrowDown':
      return { focus: at >= stops - 1 ? 1 : at + 1, open: true };
    case 'ArrowUp':
      return { focus: at <= 1 ? stops - 1 : at - 1, open: true };
    case 'Home':
      return at > 0 ? { focus: 1, open: true } : null;
    case 'End':
      return at > 0 ? { focus: stops - 1, open: true } : null;
    default:
      return null;
  }
}
