'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { showEntry } from '@/lib/browser/dom/show-entry';
import type { TocEntry } from '@/lib/content/toc/build-toc';
import { useAddedEntries } from './added-entries';
import styles from './table-of-contents.module.css';
import { useActiveHeading } from './use-active-heading';

/** How many lines fit next to a page in a window 900 px high, and the characters in one. */
const maxLines = 26;
const lineLength = 30;

export type TableOfContentsProps = {
  readonly entries: readonly TocEntry[];
  /** Whether it stays below the title even if there's room next to the text. */
  readonly isFolded: boolean;
};

/**
 * Renders links to the headings of levels 2 and 3, or nothing for a page without any. It's next to the text if there's
 * room, otherwise collapsed below the title. A long one scrolls to the current entry, and shows level 3 only of the
 * current section, but nothing moves under the pointer.
 */
export function TableOfContents({ entries: own, isFolded }: TableOfContentsProps) {
  const added = useAddedEntries();
  const entries = useMemo(() => [...added, ...own], [added, own]);
  const [isExpanded, setExpanded] = useState(wasExpanded);
  const active = useActiveHeading(entries);
  const nav = useRef<HTMLElement>(null);
  const current = entries.find(({ id, items }) => id === active || items.some((item) => item.id === active));
  // The sections that stay open while the pointer is in the contents.
  const [held, setHeld] = useState<readonly (TocEntry | undefined)[] | null>(null);
  const open = held ?? [current ?? entries[0]];
  useEffect(() => {
    const entry = active && nav.current?.querySelector(`[href="#${CSS.escape(active)}"]`);
    if (entry && nav.current?.matches(':not(:hover)')) {
      showEntry(nav.current, entry);
    }
  }, [active]);
  const linkTo = ({ id, text }: Pick<TocEntry, 'id' | 'text'>, section: TocEntry) => (
    <a
      href={`#${id}`}
      aria-current={id === active ? 'true' : undefined}
      onClick={() => setHeld((sections) => sections && [...sections, section])}
    >
      {text}
    </a>
  );
  if (entries.length === 0) {
    return null;
  }
  return (
    <nav
      ref={nav}
      className={styles.toc}
      aria-label="On this page"
      data-toc=""
      data-folded={isFolded ? '' : undefined}
      data-long={!isFolded && linesOf(entries) > maxLines ? '' : undefined}
      onPointerMove={() => held || setHeld(open)}
      onPointerLeave={() => setHeld(null)}
    >
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isExpanded}
        data-app-start=""
        onClick={() => setExpanded(!isExpanded)}
        // A press before React runs has changed the attribute.
        suppressHydrationWarning
      >
        On this page
      </button>
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} data-open={open.includes(entry) ? '' : undefined}>
            {linkTo(entry, entry)}
            {entry.items.length > 0 && (
              <ul>
                {entry.items.map((item) => (
                  <li key={item.id}>{linkTo(item, entry)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function linesOf(entries: readonly TocEntry[]): number {
  const all = entries.flatMap(({ text, items }) => [text, ...items.map((item) => item.text)]);
  return all.reduce((lines, text) => lines + Math.ceil(text.length / lineLength), 0);
}

/** Returns whether the reader expanded it in the built page, also if React draws that again. */
function wasExpanded(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.documentElement.dataset.app !== 'running' &&
    document.querySelector('[data-toc] button')?.getAttribute('aria-expanded') === 'true'
  );
}
