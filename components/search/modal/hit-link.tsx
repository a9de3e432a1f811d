'use client';

import type { DocSearchModalProps } from '@docsearch/react/modal';
import { type ComponentProps, createContext, type JSX, memo, useContext, useState, useSyncExternalStore } from 'react';
import { Marked } from '@/components/search/results/marked';
import { trailText } from '@/components/search/results/trail';
import type { Hit } from '@/lib/search/engine';
import type { CompletedHits } from './completed-hits';
import type { ListedHit } from './docsearch-hits';
import styles from './hit-link.module.css';

/** What the hits need of the modal around them, which DocSearch does not hand on. */
export type ListContext = { readonly completed: CompletedHits; open(hit: Hit, url: string): void };
export const HitContext = createContext<ListContext | null>(null);

type HitLinkProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * One hit of the list, from text nodes alone. It is an option, in which nothing else may be reached; so it is a link only while a pointer is on
 * it, which then opens it in a new tab, or copies its address. The keys are the field's: the original opens what is chosen with Enter.
 */
export function HitLink({ hit }: HitLinkProps): JSX.Element {
  return <Shown hit={hit} />;
}

/** What is shown of a hit. The original renders its list again for changes that no hit shows, and with new children each time. */
const Shown = memo(function Shown({ hit }: Pick<HitLinkProps, 'hit'>) {
  const list = useContext(HitContext);
  if (!list) {
    throw new Error('A hit stands in a list: render it inside of HitContext.');
  }
  const { found: listed } = hit as unknown as ListedHit;
  const found = useSyncExternalStore(list.completed.subscribe, () => list.completed.of(listed));
  const [isPointed, setPointed] = useState(false);
  const isBelow = '__docsearch_parent' in hit && hit.__docsearch_parent !== null;
  const trail = trailText(found.trail.slice(isBelow ? 2 : 0, -1));
  const behaviour: ComponentProps<'a'> = {
    ...(isPointed && { href: hit.url, tabIndex: -1 }),
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onClick: (event) => {
      if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
        event.preventDefault();
        list.open(found, hit.url);
      } else if (!isPointed) {
        window.open(hit.url, '_blank', 'noopener');
      }
    },
  };
  return (
    <a {...behaviour} className={styles.hit} data-kind={found.kind} data-below={isBelow ? '' : undefined}>
      {trail !== '' && <span className={styles.trail}>{trail}</span>}
      <span className={styles.name}>
        <Marked parts={found.title} />
      </span>
      {found.snippet.length > 0 && (
        <span className={styles.snippet}>
          <Marked parts={found.snippet} />
        </span>
      )}
    </a>
  );
});
