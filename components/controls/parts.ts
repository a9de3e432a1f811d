import { failureTitle } from '@/components/search/results/labels';
import { loadPart } from '@/lib/browser/dom/load-part';
import { onPage } from '@/lib/browser/dom/on-page';

/**
 * Code that only some pages need. It fills the element whose `data-part` is its key. Its signal aborts when that element
 * has left the page, and must end every listener that the part adds outside of the element.
 */
type Part = {
  readonly name: string;
  /** Replaces the message for readers if the code can't be loaded. */
  readonly failure?: string;
  load(): Promise<{ mount(container: HTMLElement, signal: AbortSignal): unknown }>;
};

const parts: Readonly<Record<string, Part>> = {
  'search-results': {
    name: 'the search',
    failure: failureTitle,
    load: () => import('@/components/search/results/results-part'),
  },
};

const mounted = new Map<HTMLElement, AbortController>();

/** Fills the parts of every page, and loads the code that they need. Parts that are folded wait until they're opened. */
export function installParts(): void {
  onPage(() => {
    endParts();
    fillParts();
  });
  document.addEventListener('toggle', fillParts, { capture: true });
}

function fillParts(): void {
  for (const container of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const part = parts[container.dataset.part ?? ''];
    if (part && !mounted.has(container) && !container.closest('details:not([open])')) {
      const controller = new AbortController();
      const { signal } = controller;
      mounted.set(container, controller);
      void loadPart(container, part.name, part.load, part.failure).then(
        ({ mount }) => signal.aborted || mount(container, signal),
      );
    }
  }
}

function endParts(): void {
  for (const [container, controller] of mounted) {
    if (!container.isConnected) {
      controller.abort();
      mounted.delete(container);
    }
  }
}
