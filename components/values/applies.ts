import type { Choices } from '@/lib/browser/values/choices';
import { isBefore } from '@/lib/site/is-before';
import { setText } from './fill-placeholders';

/** Puts the edition on the root element, for CSS, and `data-not-yet` on what's newer than the reader's version. */
export function applyChoices(page: Document, { edition, version }: Choices): void {
  page.documentElement.toggleAttribute('data-edition', edition !== null);
  if (edition !== null) {
    page.documentElement.dataset.edition = edition;
  }
  for (const part of page.querySelectorAll('[data-since-version]')) {
    const since = sinceOf(part, edition);
    part.toggleAttribute('data-not-yet', Boolean(version && since && isBefore(version, since)));
  }
  for (const element of page.querySelectorAll('[data-chosen-version]')) {
    setText(element, version ? ` ${version}` : '');
  }
}

/** Returns the edition that a page is only for; null for a page that several editions share. */
export function pageEditionOf(page: Document): string | null {
  return page.querySelector<HTMLElement>('[data-page-edition]')?.dataset.pageEdition ?? null;
}

/** Returns the first version of an edition that a part applies to, from a list such as `pro:7.0.0 enterprise:8.0.0`. */
function sinceOf(part: Element, edition: string | null): string | undefined {
  const entries = (part.getAttribute('data-since-version') ?? '').split(' ').map((entry) => entry.split(':'));
  return entries.find(([name]) => name === edition)?.[1];
}
