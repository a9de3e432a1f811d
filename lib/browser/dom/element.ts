type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

type Child = Node | string | false | undefined;

/**
 * Creates an element. Text becomes text nodes, never markup.
 *
 * @param attributes attributes by their HTML names; `true` sets an empty value
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      created.setAttribute(key, value === true ? '' : String(value));
    }
  }
  created.append(...children.flat().filter((child) => child !== undefined && child !== false));
  return created;
}
