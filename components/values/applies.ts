import { type Choices, isBefore } from '@/lib/browser/values/choices';

/**
 * Marks on the page what applies to the reader. The edition goes on the root element, which CSS uses to dim what's
 * marked for others, and `data-not-yet` on what's newer than the reader's version.
 */
export function applyChoices(page: Document, { edition, version }: Choices): void {
  set(page.documentElement, 'data-edition', edition);
  for (const part of page.querySelectorAll('[data-since-version]')) {
    const since = sinceOf(part, edition);
    set(part, 'data-not-yet', edition && version && since && isBefore(version, since) ? '' : null);
  }
  for (const element of page.querySelectorAll('[data-chosen-version]')) {
    const text = version ? ` ${version}` : '';
    if (element.textContent !== text) {
      element.textContent = text;
    }
  }
}

/**
 * Returns the first version of an edition that a part applies to, from an attribute such as `pro:7.0.0
 * enterprise:8.0.0`.
 */
function sinceOf(part: Element, edition: string | null): string | undefined {
  const entries = (part.getAttribute('data-since-version') ?? '').split(' ').map((entry) => entry.split(':'));
  return entries.find(([name]) => name === edition)?.[1];
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}
