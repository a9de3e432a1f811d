/**
 * Makes the original's markup one that assistive technology understands, before it is part of the page: its root is a button that holds
 * everything, its field no combobox, its bars are a second banner and footer of the page. What names another maker goes, unless that
 * maker's service answers.
 *
 * @param dialog holds the modal, and is not yet in the document
 * @param panel goes between the field and the foot, for what the original has no place for
 * @param isHosted whether the hosted service answers, whose terms ask for its mark
 */
export function mendDocSearch(dialog: HTMLElement, panel: HTMLElement, isHosted: boolean): void {
  const root = part(dialog, '.DocSearch-Container');
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    root.removeAttribute(name);
  }
  part(dialog, '.DocSearch-SearchBar').setAttribute('role', 'presentation');
  part(dialog, '.DocSearch-Form').setAttribute('role', 'search');
  const foot = part(dialog, '.DocSearch-Footer');
  foot.setAttribute('role', 'presentation');
  const mark = part(dialog, '.DocSearch-Logo');
  if (isHosted) {
    mark.querySelector('style')?.remove();
  } else {
    mark.replaceChildren();
  }
  const field = fieldOf(dialog);
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-label', 'Search');
  field.setAttribute('aria-autocomplete', 'list');
  keepInStep(dialog, root, field);
  foot.before(panel);
}

/** The field of the modal. */
export function fieldOf(dialog: HTMLElement): HTMLInputElement {
  return part(dialog, '.DocSearch-Input') as HTMLInputElement;
}

/** The original tells its root which list is open, instead of saying so of the field. */
function keepInStep(dialog: HTMLElement, root: HTMLElement, field: HTMLInputElement): void {
  const step = () => {
    root.removeAttribute('aria-controls');
    field.setAttribute('aria-expanded', String(Boolean(field.getAttribute('aria-controls'))));
  };
  step();
  new MutationObserver(step).observe(dialog, { subtree: true, attributeFilter: ['aria-controls'] });
}

function part(dialog: HTMLElement, selector: string): HTMLElement {
  const found = dialog.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`DocSearch renders no ${selector} any more. Read its new markup, and change mend-docsearch.ts.`);
  }
  return found;
}
