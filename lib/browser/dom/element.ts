/** Attributes of an element. Those that are false, null, or undefined are omitted. */
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Creates an element. Text becomes text nodes, never markup.
 *
 * @param attributes attributes by their HTML names; `true` sets an empty value
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) {
      created.setAttribute(key, value === true ? '' : String(value));
    }
  }
  created.append(...children);
  return created;
}

/** Creates a button that isn't part of a form. */
export function button(label: string, onClick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, label);
  created.addEventListener('click', onClick);
  return created;
}
