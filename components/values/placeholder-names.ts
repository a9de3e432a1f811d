/** Returns the names of the placeholders in an element, each once, in text order. */
export function placeholderNamesIn(root: ParentNode, selector = '[data-placeholder]'): string[] {
  const placeholders = root.querySelectorAll<HTMLElement>(selector);
  return [...new Set([...placeholders].map(({ dataset }) => dataset.placeholder ?? ''))];
}

/** Returns the names of the placeholders in an element that still show their examples, each once. */
export function unfilledNamesIn(root: ParentNode): string[] {
  return placeholderNamesIn(root, '[data-placeholder]:not([data-example])');
}
