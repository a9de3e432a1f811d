import type { Heading, TocEntry } from '@/lib/toc/build-toc';
import styles from './table-of-contents.module.css';

/** Links to the headings of levels 2 and 3. Nothing for a page without any. */
export function TableOfContents({ entries }: { readonly entries: readonly TocEntry[] }) {
  if (entries.length === 0) {
    return null;
  }
  return (
    <nav className={styles.toc} aria-label="On this page">
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
  return (
<a href={`#${id}`}>{text}</a>
  );
}
