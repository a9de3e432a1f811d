/** The heading path of a hit as text, without empty names, and without one twice in a row. */
export function breadcrumbsOf(names: readonly string[]): string {
  return names.filter((name, at) => name !== '' && name !== names[at - 1]).join(' › ');
}
