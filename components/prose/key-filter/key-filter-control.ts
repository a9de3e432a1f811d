import { onClick } from '@/lib/browser/dom/events';

const keyField = () => document.querySelector<HTMLInputElement>('[data-key-filter]');

/** Makes the field above a list of keys show only those that contain its text. A link on the page shows all again. */
export function installKeyFilter(): void {
  document.addEventListener('input', ({ target }) => {
    if (target === keyField()) {
      filterKeys(target as HTMLInputElement);
    }
  });
  onClick('a[href*="#"]', () => {
    const field = keyField();
    if (field?.value) {
      field.value = '';
      filterKeys(field);
    }
  });
}

/** Hides the keys between the field and the next section whose names don't match, and the titles of their groups. */
function filterKeys(field: HTMLInputElement): void {
  const query = field.value.trim().toUpperCase();
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
  const status = field.parentElement?.querySelector('output');
  if (status) {
    status.textContent = query && `${count} ${count === 1 ? 'key' : 'keys'}`;
  }
}
