import { loadPart } from '@/lib/browser/dom/load-part';
import { parseShared } from './shared-request';

/**
 * Makes the switch before a place show either the sample after it or a request builder, which loads when it's chosen or
 * with an address that shares a request.
 *
 * @param signal aborts when the place leaves the page
 */
export function mount(place: HTMLElement, signal: AbortSignal): void {
  const id = place.dataset.operation ?? '';
  const sample = place.nextElementSibling;
  const buttons = [...(place.previousElementSibling?.querySelectorAll('button') ?? [])];
  let isLoaded = false;
  const show = (isBuilder: boolean) => {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-pressed', String(index === Number(isBuilder)));
    }
    place.hidden = !isBuilder;
    sample?.toggleAttribute('hidden', isBuilder);
    if (isBuilder && !isLoaded) {
      isLoaded = true;
      const load = () => import('./builder-part');
      void loadPart(place, 'the request builder', load).then(({ mountBuilder }) =>
        mountBuilder(place, id, parseShared(window.location.hash, id), signal),
      );
    }
  };
  for (const [index, button] of buttons.entries()) {
    button.disabled = false;
    button.addEventListener('click', () => show(index === 1), { signal });
  }
  show(parseShared(window.location.hash, id) !== null);
}
