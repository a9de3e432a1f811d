/**
 * Asks for a text as if the reader had typed it: React hears of a change of value only through the element's own setter and an event. For the
 * text that is there already, the focus makes the original ask again.
 */
export function ask(field: HTMLInputElement, text: string): void {
  if (field.value === text) {
    field.blur();
  } else {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.focus();
}
