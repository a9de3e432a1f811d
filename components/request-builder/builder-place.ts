import { button, element } from '@/lib/browser/dom/element';
import { loadPart } from '@/lib/browser/dom/load-part';
import { parseShared } from './shared-request';

/** Fills a place with a button. The builder loads when it's pressed, or with an address that shares a request. */
export function mount(place: HTMLElement): void {
  const id = place.dataset.operation ?? '';
  const samples = samplesOf(place);
  const builder = element('div', { hidden: true });
  let isLoaded = false;
  const toggle = (isOpen: boolean) => {
    opener.textContent = isOpen ? 'Show the samples' : 'Build a request';
    opener.setAttribute('aria-expanded', String(isOpen));
    builder.hidden = !isOpen;
    for (const sample of samples) {
      sample.hidden = isOpen;
    }
    if (isOpen && !isLoaded) {
      isLoaded = true;
      const load = () => import('./builder-part');
      void loadPart(builder, 'the request builder', load).then(({ mountBuilder }) =>
        mountBuilder(builder, id, parseShared(window.location.hash, id)),
      );
    }
  };
  const opener: HTMLButtonElement = button('', () => toggle(builder.hidden !== false), { class: 'value-button' });
  place.replaceChildren(opener, builder);
  toggle(parseShared(window.location.hash, id) !== null);
  // A link to a section of the samples shows them.
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (target && samples.some((sample) => sample.contains(target))) {
      toggle(false);
      target.scrollIntoView();
    }
  });
}

/** Returns the samples after the place: all that are in the same box, or the next block. */
function samplesOf(place: HTMLElement): readonly HTMLElement[] {
  const all = [...(place.parentElement?.children ?? [])];
  const later = all.slice(all.indexOf(place) + 1).filter((child) => child instanceof HTMLElement);
  return place.closest('.samples') ? later : later.slice(0, 1);
}
