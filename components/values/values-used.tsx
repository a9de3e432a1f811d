import { type ToggleEvent, useState } from 'react';
import { SiteLink } from '@/components/chrome/link/site-link';
import { fetchJson } from '@/lib/browser/dom/fetch-json';
import { entryOf } from '@/lib/browser/values/stored-values';
import { withBasePath } from '@/lib/site/base-path.mjs';
import styles from './values-content.module.css';

type ValuePages = Readonly<Record<string, readonly { readonly path: string; readonly title: string }[]>>;

/** Renders the lists of pages that use each value, which are fetched when the reader opens their place. */
export function ValuesUsed() {
  const [pages, setPages] = useState<ValuePages>({});
  const [hasFailed, setFailed] = useState(false);
  const lists = Object.entries(pages);
  const fetchPages = async ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open && lists.length === 0) {
      setFailed(false);
      await fetchJson<ValuePages>(withBasePath('/value-pages.json')).then(setPages, () => setFailed(true));
    }
  };
  return (
    <details className={styles.group} onToggle={fetchPages}>
      <summary className={styles.heading}>Where values are used</summary>
      <div className={styles.used}>
        {hasFailed && <p role="alert">The list couldn’t be loaded. Close this and open it again.</p>}
        {!hasFailed && lists.length === 0 && <p role="status">Loading the list …</p>}
        {lists.map(([name, uses]) => (
          <details key={name}>
            <summary>{entryOf(name)?.label ?? name}</summary>
            <ul>
              {uses.map(({ path, title }) => (
                <li key={path}>
                  <SiteLink href={path} data-dialog-close="">
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </details>
  );
}
