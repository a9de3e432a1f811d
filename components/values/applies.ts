import { type Choices, isBefore } from '@/lib/values/choices';

/**
 * Says on the page what applies to the reader: the edition on the root element, by which CSS dims what is marked for others, and
 * `data-not-yet` on what came after the reader's version.
 */
export function applyChoices(page: Document, { edition, version }: Choices): void {
  set(page.documentElement, 'data-edition', edition);
  for (const part of page.querySelectorAll('[data-since-version]')) {
    const since = sinceOf(part, edition);
    set(part, 'data-not-yet', edition && version && since && isBefore(version, since) ? '' : null);
  }
  for (const place of page.querySelectorAll('[data-chosen-version]')) {
    const text = version ? ` ${version}` : '';
    if (place.textContent !== text) {
      place.textContent = text;
    }
  }
}

/** From which version a part holds in an edition: it carries `pro:7.0.0 enterprise:8.0.0`. */
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
