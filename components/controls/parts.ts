import { loadPart } from '@/lib/browser/dom/load-part';
import { onPage } from '@/lib/browser/dom/on-page';

/** Code that only some pages need. It fills the element whose `data-part` is its key. */
type Part = { readonly name: string; load(): Promise<{ mount(place: HTMLElement): unknown }> };

const parts: Readonly<Record<string, Part>> = {
  'nearest-pages': { name: 'similar pages', load: () => import('@/components/page/not-found/nearest-list') },
  'search-results': { name: 'the search', load: () => import('@/components/search/results/results-part') },
  'offline-copy': { name: 'the offline copy', load: () => import('@/components/offline/copy-panel') },
};

const mounted = new WeakSet<Element>();

/** Fills the parts of every page, and loads the code that they need. */
export function installParts(): void {
  onPage(() => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-part]')) {
      const part = parts[place.dataset.part ?? ''];
      if (part && !mounted.has(place)) {
        mounted.add(place);
        void loadPart(place, part.name, part.load).then(({ mount }) => mount(place));
      }
    }
  });
}
