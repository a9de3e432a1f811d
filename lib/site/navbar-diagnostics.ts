type Fields = Readonly<Record<string, unknown>>;

const slots: readonly unknown[] = ['search', 'values', 'theme', 'versions'];

/** Returns every error in a list of navbar items, as sentences for its author. */
export function navbarDiagnostics(items: readonly unknown[]): string[] {
  return [...items.flatMap((item) => navbarItemDiagnostic(item) ?? []), ...duplicates(items, 'in the navbar')];
}

/** Returns what's wrong with a navbar item, or null. Never throws: an item that can't be read is an error too. */
export function navbarItemDiagnostic(item: unknown): string | null {
  try {
    return diagnosticOf((item ?? {}) as Fields);
  } catch (error) {
    return `A navbar item can't be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function diagnosticOf(item: Fields): string | null {
  const { type, label, position } = item;
  const name = typeof label === 'string' && label !== '' ? `"${label}"` : `of type "${String(type)}"`;
  if (type !== 'link' && type !== 'dropdown' && type !== 'icon' && !slots.includes(type)) {
    return `No NavbarItem component found for type "${String(type)}".`;
  }
  if (position !== undefined && position !== 'left' && position !== 'right') {
    return `The navbar item ${name} has the position "${String(position)}": write "left" or "right".`;
  }
  if (slots.includes(type)) {
    return null;
  }
  if (typeof label !== 'string' || label === '') {
    return `A navbar item ${name} has no label: give it the text that readers see.`;
  }
  return type === 'dropdown' ? dropdownDiagnostic(name, item.items) : linkDiagnostic(`The navbar item ${name}`, item);
}

function dropdownDiagnostic(name: string, items: unknown): string | null {
  if (!Array.isArray(items) || items.length === 0) {
    return `The dropdown ${name} has no items: list its links.`;
  }
  const nested = items.find((item) => 'items' in item);
  if (nested) {
    return `The item "${nested.label}" of the dropdown ${name} is a dropdown itself, and dropdowns can't be nested: list its links one level up.`;
  }
  const diagnostics = items.map((item) => linkDiagnostic(`The item "${item.label}" of the dropdown ${name}`, item));
  return (
    diagnostics.find((diagnostic) => diagnostic !== null) ?? duplicates(items, `in the dropdown ${name}`)[0] ?? null
  );
}

function linkDiagnostic(subject: string, { to, href }: Fields): string | null {
  if (to !== undefined && href !== undefined) {
    return `${subject} has both "to" and "href": keep "to" for a page of this site, or "href" for another site.`;
  }
  if (typeof (to ?? href) !== 'string') {
    return `${subject} has neither "to" nor "href": give it "to" for a page of this site, or "href" for another site.`;
  }
  return null;
}

/** Finds labels that occur twice in a list, because readers couldn't tell the items apart. */
function duplicates(items: readonly unknown[], where: string): string[] {
  const labels = items.map((item) => ((item ?? {}) as Fields).label);
  const twice = labels.filter((label, at) => typeof label === 'string' && labels.indexOf(label) < at);
  return [...new Set(twice)].map((label) => `Two items ${where} are labeled "${label}": give each a label of its own.`);
}
