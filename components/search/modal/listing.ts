import type { DocSearchModalProps } from '@docsearch/react/modal';
import { engine } from '@/components/search/engine/open-engine';
import type { Hit, Question } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { completedHits } from './completed-hits';
import { type ListedHit, toDocSearch } from './docsearch-hits';
import type { ListContext } from './hit-link';
import { latestSearch } from './latest-search';
import type { ModalView } from './modal-view';

/** How many hits the modal lists: as many as it has room for. The page of results has the rest. */
export const mostHits = 8;

type Asked = { readonly requests: readonly { readonly query?: string }[] };

export type Listing = {
  /** What DocSearch gets of it. They stay the same, or it would begin anew. */
  readonly props: Required<Pick<DocSearchModalProps, 'transformSearchClient' | 'navigator'>>;
  readonly context: ListContext;
  /** Opens the first hit of the next answer. */
  openNext(): void;
};

/**
 * Lets the engine of this site answer what DocSearch asks, and shows the hits.
 *
 * @param view is told how the search stands
 * @param open goes to a hit
 */
export function listing(near: Question['near'], view: ModalView, open: (hit: Hit, url: string) => void): Listing {
  const search = latestSearch(engine, mostHits, near, (state) => view.change({ search: state }));
  const completed = completedHits();
  let isWaiting = false;
  return {
    props: {
      transformSearchClient: (original) => ({
        ...original,
        search: (async ({ requests: [request] }: Asked) => {
          // In a task of its own: the key is shown first, and React renders what DocSearch makes of the answer once. In the task of the key
          // it would do so at once for each of DocSearch's steps.
          await new Promise((resolve) => setTimeout(resolve));
          const answer = await search(request?.query ?? '');
          const [first] = answer.hits;
          if (isWaiting && first) {
            open(first, withBasePath(first.url));
          }
          isWaiting = false;
          completed.follow(answer);
          return toDocSearch(answer, withBasePath);
        }) as unknown as typeof original.search,
      }),
      navigator: {
        navigate: ({ item, itemUrl }) => open((item as unknown as ListedHit).found, itemUrl),
      },
    },
    context: { completed, open },
    openNext() {
      isWaiting = true;
    },
  };
}
