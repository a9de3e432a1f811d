'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { countLine } from './count-line';
import { HitList } from './hit-list';
import { MoreResults } from './more-results';
import { type Asked, addressOf, askedIn, everything } from './search-address';
import { FilterBar, type FilterChoices, filtersOf } from './search-filters';
import styles from './search-results.module.css';
import { NothingFound, SearchFailed } from './search-states';
import { useResults } from './use-results';

/** How long the address may lag behind the typing: Safari refuses more than a hundred changes in ten seconds. */
const addressRest = 120;

const field = () => document.querySelector<HTMLInputElement>('[data-search-input]');

/** The results for the query of the address, which follow what is typed into the box above and the filters below it. */
export function SearchResults({ choices }: { readonly choices: FilterChoices }) {
  const query = useSearchParams().toString();
  const [asked, setAsked] = useState<Asked>(() => askedIn(query, filtersOf(choices)));
  /** The addresses that were written here and that the router has not told of yet. */
  const own = useRef<string[]>([]);
  const isRead = useRef(false);
  const { results, more, retry } = useResults(asked);

  // The address was changed from elsewhere: by the search over the page, or by Back. What was written here comes back too, when the
  // reader may have asked for something else already.
  useEffect(() => {
    const next = askedIn(query, filtersOf(choices));
    const at = own.current.indexOf(addressOf(next));
    own.current.splice(0, at + 1);
    if (at < 0) {
      setAsked((last) => (addressOf(last) === addressOf(next) ? last : next));
    }
  }, [query, choices]);

  // What was typed before this ran counts more than the address.
  useEffect(() => {
    const input = field();
    if (!input) {
      return undefined;
    }
    const follow = () => setAsked((last) => (last.text === input.value ? last : { ...last, text: input.value }));
    const stay = (event: Event) => event.preventDefault();
    if (input.value !== '') {
      follow();
    }
    input.addEventListener('input', follow);
    input.form?.addEventListener('submit', stay);
    return () => {
      input.removeEventListener('input', follow);
      input.form?.removeEventListener('submit', stay);
    };
  }, []);

  useEffect(() => {
    const input = field();
    // The first time, what was typed before this ran is still to be read.
    if (input && input.value !== asked.text && (isRead.current || input.value === '')) {
      input.value = asked.text;
    }
    isRead.current = true;
    const timer = setTimeout(() => {
      const address = addressOf(asked);
      const isThere = withBasePath(address) === window.location.pathname + window.location.search;
      if (!isThere && writeAddress(withBasePath(address))) {
        own.current.push(address);
      }
    }, addressRest);
    return () => clearTimeout(timer);
  }, [asked]);

  const isBlank = asked.text.trim() === '';
  const isNone = !isBlank && results.stage === 'answered' && results.total === 0 && results.asked === asked;
  const isNarrow = Object.values(asked.only).some((values) => values.length > 0);
  const shown = results.stretches.flat().length;
  return (
    <>
      <FilterBar choices={choices} only={asked.only} onChange={(only) => setAsked({ ...asked, only })} />
      <p className={styles.count} role="status">
        {!isBlank && sayOf(results.stage, results.total)}
      </p>
      {isBlank && (
        <p>
          Type a few words, a key such as <code>APP_KEY</code>, a command, or paste an error message.
        </p>
      )}
      {isNone && (
        <NothingFound
          text={asked.text}
          onTry={(text) => setAsked({ ...asked, text })}
          onWiden={isNarrow ? () => setAsked({ text: asked.text, only: everything }) : undefined}
        />
      )}
      {!isBlank && results.stage === 'failed' && <SearchFailed onRetry={retry} />}
      {!isBlank && results.total > 0 && (
        <>
          {results.stretches.map((hits) => (
            <HitList key={hits[0]?.id} hits={hits} />
          ))}
          {shown < results.total && <MoreResults key={shown} onMore={more} />}
        </>
      )}
    </>
  );
}

/** Writes the address, and says whether the browser let it: some do not for a file, and Safari does not a hundred times in ten seconds. */
function writeAddress(address: string): boolean {
  try {
    window.history.replaceState(null, '', address);
    return true;
  } catch {
    // The results stand all the same.
    return false;
  }
}

function sayOf(stage: 'searching' | 'answered' | 'failed', total: number): string | null {
  if (stage === 'searching' && total === 0) {
    return 'Searching …';
  }
  return total > 0 ? countLine(total) : null;
}
