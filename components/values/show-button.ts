import { button } from '@/lib/browser/dom/element';

export function showButton(field: HTMLElement, label: string): HTMLButtonElement {
  const toggle = () => {
    const isVisible = !field.toggleAttribute('data-masked');
    created.textContent = isVisible ? 'Hide' : 'Show';
    created.setAttribute('aria-pressed', String(isVisible));
  };
  const created = button('Show', toggle, {
    class: 'value-button',
    'aria-label': `Show ${label}`,
    'aria-pressed': 'false',
  });
  return created;
}
