'use client';

import { useEffect, useState } from 'react';
import { SiteLink } from '@/components/link/site-link';
import { basePath } from '@/lib/site/base-path.mjs';
import { type Candidate, nearestPages, wordsOf } from './nearest-pages';

/**
 * Links to the pages whose addresses are most like the one that was asked for, which also fills the search box with the address's words.
 * Nothing until they are known, or without any.
 */
export function NearestList() {
  const [pages, setPages] = useState<readonly Candidate[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    lookAround(stop.signal).then(setPages, () => {
      // The page helps without them too.
    });
    return () => stop.abort();
  }, []);

  return (
    <div aria-live="polite">
      {pages.length > 0 && (
        <>
          <h2>Did you mean one of these?</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <SiteLink href={path}>{title}</SiteLink> <code>{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

async function lookAround(signal: AbortSignal): Promise<Candidate[]> {
  const path = window.location.pathname.slice(basePath.length);
  const input = document.querySelector<HTMLInputElement>('[data-search-input]');
  if (input && input.value === '') {
    input.value = wordsOf(path).join(' ');
  }
  const answer = await fetch(`${basePath}/pages.json`, { signal });
  return nearestPages(path, await answer.json());
}
