export function placeholderNamesIn(root: ParentNode): string[] {
  return namesOf([...root.querySelectorAll<HTMLElement>('[data-placeholder]')]);
}

/** Returns the names of the placeholders in an element that still show their examples, each once. Some show nothing. */
export function unfilledNamesIn(root: ParentNode): string[] {
  const unfilled = root.querySelectorAll<HTMLElement>('[data-placeholder]:not([data-example])');
  return namesOf([...unfilled].filter(({ textContent }) => textContent !== ''));
}

function namesOf(elements: readonly HTMLElement[]): string[] {
  return [...new Set(elements.map(({ dataset }) => dataset.placeholder ?? ''))];
}
