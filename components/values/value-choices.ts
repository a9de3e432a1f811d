import { radioChoices } from '@/components/tools/radio-choices';
import { element } from '@/lib/browser/dom/element';
import { choicesOf, isChoosable, methods } from '@/lib/browser/values/choices';
import { editionLabels } from '@/lib/site/editions';
import { choose } from './choose';
import { currentValues } from './values-store';

export function renderChoices(): HTMLElement {
  const chosen = choicesOf(currentValues());
  const version = renderVersion(chosen.version);
  version.hidden = chosen.edition === null;
  const edition = renderOptions('Edition', 'edition', editionLabels, chosen.edition);
  edition.addEventListener('change', () => {
    version.hidden = choicesOf(currentValues()).edition === null;
    const field = version.querySelector('input');
    if (field) {
      field.value = '';
    }
  });
  const method = renderOptions('Installation', 'method', methods, chosen.method);
  return element('div', { class: 'choice-choices' }, edition, method, version);
}

function renderOptions(
  legend: string,
  name: 'edition' | 'method',
  options: Readonly<Record<string, string>>,
  chosen: string | null,
): HTMLElement {
  const all = [[null, 'Any'], ...Object.entries(options)] as const;
  return radioChoices(
    `choice-${name}`,
    element('legend', { class: 'choice-legend' }, legend),
    all.map(([value, label]) => ({ label, isChosen: chosen === value, choose: () => choose(name, value) })),
  );
}

function renderVersion(version: string | null): HTMLElement {
  const field = element('input', {
    id: 'choice-version',
    class: 'choice-number',
    inputmode: 'decimal',
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: 20,
    'aria-describedby': 'choice-version-note',
  });
  field.value = version ?? '';
  const note = element('p', { id: 'choice-version-note', class: 'choice-note', 'aria-live': 'polite' });
  const update = () => {
    const text = field.value.trim();
    const isWrong = text !== '' && !isChoosable('version', text);
    field.setAttribute('aria-invalid', String(isWrong));
    note.toggleAttribute('data-wrong', isWrong);
    note.textContent = isWrong
      ? 'Use numbers and dots, such as 7 or 7.2.0.'
      : 'For example, 7 or 7.2.0. The admin area shows your version.';
  };
  field.addEventListener('input', () => {
    const text = field.value.trim();
    choose('version', isChoosable('version', text) ? text : null);
    update();
  });
  update();
  const label = element('label', { for: 'choice-version', class: 'choice-legend' }, 'Version');
  return element('div', {}, label, field, note);
}
