'use client';

import type { DocSearchModalProps } from '@docsearch/react/modal';
import { type ComponentProps, useState } from 'react';
import { Marked } from '@/components/search/results/marked';
import type { Hit } from '@/lib/search/engine';
import type { ListedHit } from './docsearch-hits';
import styles from './search-modal.module.css';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

/**
 * One hit of the list, from text nodes alone. It is an option, in which nothing else may be reached; so it is a link only while a pointer is on
 * it, which then opens it in a new tab, or copies its address.
 *
 * @param open goes to a hit
 */
export function hitLinkThat(open: (hit: Hit, url: string) => void): HitComponent {
  return function HitLink({ hit }) {
    const { found } = hit as unknown as ListedHit;
    const [isPointed, setPointed] = useState(false);
    const parent = '__docsearch_parent' in hit && hit.__docsearch_parent !== null;
    const trail = found.trail.slice(parent ? 2 : 0, -1);
    const link: ComponentProps<'a'> = isPointed ? { href: hit.url, tabIndex: -1 } : {};
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useValidAnchor: the field has the keys; the original opens what is chosen with Enter
      <a
        {...link}
        className={styles.hit}
        data-kind={found.kind}
        data-below={parent ? '' : undefined}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onClick={(event) => {
          if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
            event.preventDefault();
            open(found, hit.url);
          }
        }}
      >
        {trail.length > 0 && <span className={styles.trail}>{trail.join(' › ')}</span>}
        <span className={styles.name}>
          <Marked parts={found.title} />
        </span>
        {found.snippet.length > 0 && (
          <span className={found.kind === 'code' ? styles.code : styles.snippet}>
            <Marked parts={found.snippet} />
          </span>
        )}
      </a>
    );
  };
}
