import { button, element } from '@/lib/browser/dom/element';
import { loadPart } from '@/lib/browser/dom/load-part';
import { parseShared } from './shared-request';

/**
 * Fills a place with a switch between the sample after it and a request builder, which loads when it's chosen or with an
 * address that shares a request.
 *
 * @param signal aborts when the place leaves the page
 */
export function mount(place: HTMLElement, signal: AbortSignal): void {
  const id = place.dataset.operation ?? '';
  const sample = place.nextElementSibling;
  const builder = element('div', { hidden: true });
  let isLoaded = false;
  const show = (isBuilder: boolean) => {
    sampleButton.setAttribute('aria-pressed', String(!isBuilder));
    buildButton.setAttribute('aria-pressed', String(isBuilder));
    builder.hidden = !isBuilder;
    sample?.toggleAttribute('hidden', isBuilder);
    if (isBuilder && !isLoaded) {
      isLoaded = true;
      const load = () => import('./builder-part');
      void loadPart(builder, 'the request builder', load).then(({ mountBuilder }) =>
        mountBuilder(builder, id, parseShared(window.location.hash, id), signal),
      );
    }
  };
  const sampleButton = button('Sample', () => show(false));
  const buildButton = button('Build', () => show(true));
  const choices = element(
    'div',
    { class: 'choices', role: 'group', 'aria-label': 'Request' },
    sampleButton,
    buildButton,
  );
  place.replaceChildren(choices, builder);
  show(parseShared(window.location.hash, id) !== null);
}
