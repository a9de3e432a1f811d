import { type Heading, isLongToc, type TocEntry } from '@/lib/content/toc/build-toc';
import styles from './table-of-contents.module.css';

export type TableOfContentsProps = {
  readonly entries: readonly TocEntry[];
  /** Whether it stays below the title even if there's room next to the text. */
  readonly isFolded: boolean;
};

/**
 * Renders links to the headings of levels 2 and 3, or nothing for a page without any. It's next to the text if there's
 * room, otherwise collapsed below the title. `toc-control.ts` marks the reader's position and expands it. Next to the
 * text, a long one shows level 3 only for the section in view.
 */
export function TableOfContents({ entries, isFolded }: TableOfContentsProps) {
  if (entries.length === 0) {
    return null;
  }
  return (
    <nav
      className={styles.toc}
      aria-label="On this page"
      data-toc={isLongToc(entries) ? 'long' : ''}
      data-folded={isFolded ? '' : undefined}
    >
      <button type="button" className={styles.fold} aria-expanded="false">
        On this page
      </button>
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <HeadingLink {...entry} />
            {entry.items.length > 0 && (
              <ul>
                {entry.items.map((item) => (
                  <li key={item.id}>
                    <HeadingLink {...item} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HeadingLink({ id, text }: Heading) {
  return <a href={`#${id}`}>{text}</a>;
}
