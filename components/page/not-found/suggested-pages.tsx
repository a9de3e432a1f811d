'use client';

import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/browser/dom/fetch-json';
import { basePath, withBasePath } from '@/lib/site/base-path.mjs';
import styles from './not-found-page.module.css';
import { type Candidate, suggestPages, wordsOf } from './suggest-pages';

/**
 * Lists links to the pages with the most similar addresses, and puts the address's words into the search field.
 * Offline, the list may be missing.
 */
export function SuggestedPages() {
  const [pages, setPages] = useState<readonly Candidate[]>([]);
  useEffect(() => {
    const path = window.location.pathname.slice(basePath.length);
    const input = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (input && input.value === '') {
      input.value = wordsOf(path).join(' ');
    }
    fetchJson<readonly Candidate[]>(withBasePath('/pages.json')).then(
      (all) => setPages(suggestPages(path, all)),
      () => undefined,
    );
  }, []);
  return (
    <div className={styles.suggested} aria-live="polite" data-tool="suggested-pages">
      {pages.length > 0 && (
        <>
          <h2>Did you mean one of these?</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={withBasePath(path)}>{title}</a> <code>{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
