import { onClick } from '@/lib/browser/dom/events';

const filterField = () => document.querySelector<HTMLInputElement>('[data-list-filter]');

/**
 * Makes the field above a list of keys show only those that contain its text, and the one above an index of errors
 * those that contain its words. A link on the page shows all again.
 */
export function installListFilter(): void {
  document.addEventListener('input', ({ target }) => {
    if (target === filterField()) {
      filter(target as HTMLInputElement);
    }
  });
  onClick('a[href*="#"]', () => {
    const field = filterField();
    if (field?.value) {
      field.value = '';
      filter(field);
    }
  });
}

function filter(field: HTMLInputElement): void {
  const query = field.value.trim().toUpperCase();
  const noun = field.dataset.listFilter;
  const count = noun === 'error' ? filterErrors(query.split(/\s+/)) : filterKeys(field, query);
  const status = field.parentElement?.querySelector('output');
  if (status) {
    status.textContent = query && `${count} ${noun}${count === 1 ? '' : 's'}`;
  }
}

/** Hides the errors that don't contain all words, and groups without any other. Returns how many are left. */
function filterErrors(words: readonly string[]): number {
  const items = [...document.querySelectorAll<HTMLElement>('[data-index] li')];
  for (const item of items) {
    const text = item.textContent.toUpperCase();
    item.hidden = !words.every((word) => text.includes(word));
  }
  for (const list of document.querySelectorAll('[data-index] ul')) {
    const group = list.previousElementSibling;
    if (group instanceof HTMLElement) {
      group.hidden = !list.querySelector('li:not([hidden])');
    }
  }
  return items.filter((item) => !item.hidden).length;
}

/** Hides the keys between the field and the next section whose names don't match, and the titles of their groups. */
function filterKeys(field: HTMLInputElement, query: string): number {
  const blocks = [...document.querySelectorAll<HTMLElement>('.prose > :not(.static), .prose > .static > *')];
  let isShown = true;
  let count = 0;
  for (const block of blocks.slice(blocks.indexOf(field.parentElement as HTMLElement) + 1)) {
    if (block.matches('.h2')) {
      break;
    }
    if (block.matches('.h3')) {
      isShown = query === '';
    } else if (block.matches('.h4')) {
      isShown = block.textContent.includes(query);
      count += Number(isShown);
    }
    block.hidden = !isShown;
  }
  return count;
}
