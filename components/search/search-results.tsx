'use client';

import { useEffect, useState } from 'react';
import { find } from '@/lib/search/find';
import type { SearchRecord } from '@/lib/search/records';
import { FoundPages } from './found-pages';
import { loadRecords } from './load-records';

type Records = readonly SearchRecord[] | 'loading' | 'failed';

/** The results for the query of the address, which follow what is typed into the box above. */
export function SearchResults() {
  const [query, setQuery] = useState('');
  const [records, setRecords] = useState<Records>('loading');

  const load = () => {
    setRecords('loading');
    loadRecords().then(setRecords, () => setRecords('failed'));
  };

  useEffect(() => {
    loadRecords().then(setRecords, () => setRecords('failed'));
    const input = document.querySelector<HTMLInputElement>('[data-search-input]');
    const asked = new URLSearchParams(window.location.search).get('q') ?? '';
    if (!input) {
      return undefined;
    }
    // What was typed before this ran counts more than the address.
    input.value ||= asked;
    const onInput = () => {
      setQuery(input.value);
      const parameters = input.value ? `?${new URLSearchParams({ q: input.value })}` : '';
      window.history.replaceState(null, '', window.location.pathname + parameters);
    };
    input.addEventListener('input', onInput);
    input.dispatchEvent(new Event('input'));
    return () => input.removeEventListener('input', onInput);
  }, []);

  if (query.trim() === '') {
    return null;
  }
  if (records === 'failed') {
    return (
      <div role="alert">
        <h2>Unable to fetch results</h2>
        <p>You might want to check your network connection.</p>
        <button type="button" onClick={load}>
          Try again
        </button>
      </div>
    );
  }
  return records === 'loading' ? (
    <p role="status">Searching.</p>
  ) : (
    <FoundPages query={query} found={find(query, records)} />
  );
}
