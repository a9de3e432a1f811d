import { element } from '@/lib/browser/dom/element';

type Option = { readonly label: string; readonly isChosen: boolean; choose(): void };

/** Renders radio buttons in one frame, with their legend. */
export function radioChoices(name: string, legend: HTMLElement, options: readonly Option[]): HTMLElement {
  const labels = options.map(({ label, isChosen, choose }, at) => {
    const radio = element('input', { type: 'radio', name, value: at });
    radio.checked = isChosen;
    radio.addEventListener('change', choose);
    return element('label', {}, radio, label);
  });
  return element('fieldset', {}, legend, element('div', { class: 'choices' }, labels));
}
