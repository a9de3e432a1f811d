'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { searchedVersions } from '@/components/search/engine/page-context';
import { failureTitle } from '@/components/search/hits/labels';
import { SearchForm } from '@/components/search/search-form';
import { AppMessages } from '@/components/tools/app-messages';
import { useHydrated } from '@/components/tools/use-hydrated';
import { FilterBoxes, type FilterChoices, filtersOf } from './filters';
import { historyState, remember, writeAddress } from './history';
import { ResultList } from './result-list';
import { type Asked, addressOf, askedIn, everything } from './search-address';
import styles from './search-results.module.css';

/** How long typing must pause, in milliseconds. Safari refuses 100 changes of the address in 10 seconds. */
const restMs = 120;

const fieldId = 'search-field';

/** What's shown: the question, how many batches of results, and where to scroll once they're there. */
type Shown = { readonly asked: Asked; readonly batches: number; readonly scrollY?: number | undefined };

/**
 * Renders the results page from its address. Typing replaces the history entry, a filter adds one, and going back
 * restores the results with everything that "More results" had loaded.
 */
export function SearchResults({ choices }: { readonly choices: FilterChoices }) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const isHydrated = useHydrated();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (asked: Asked, how: 'pushState' | 'replaceState' = 'replaceState') => {
    clearTimeout(timer.current);
    if (field.current && field.current.value !== asked.text) {
      field.current.value = asked.text;
    }
    setShown({ asked, batches: 1 });
    writeAddress(how, addressOf(asked));
  };
  /** Shows what the address asks for. It's another one if the reader went back, or followed a link to this page. */
  const restore = (search: string) => {
    const asked = askedIn(search, filtersOf(choices));
    if (shown && addressOf(shown.asked) === addressOf(asked)) {
      return;
    }
    const early = shown === null ? (field.current?.value ?? '') : '';
    if (early !== '' && early !== asked.text) {
      change({ ...asked, text: early });
      return;
    }
    if (field.current) {
      field.current.value = asked.text;
    }
    const { batches = 1, scrollY } = historyState();
    setShown({ asked, batches, scrollY });
  };

  // One version is always searched: if the address names none, it's the one that the reader chose last, or the newest.
  const searched = isHydrated ? searchedVersions() : [];
  const defaults = [...searched, ...choices.versions.map(({ value }) => value)].slice(0, 1);
  const { asked = { text: '', only: everything }, batches = 1 } = shown ?? {};
  const only = asked.only.versions.length > 0 ? asked.only : { ...asked.only, versions: defaults };

  const searchTyped = () => change({ ...asked, text: field.current?.value ?? '' });
  const changeFilters = (next: Asked['only']) => {
    remember({ scrollY: window.scrollY });
    // The address names no version as long as it's the default one.
    const isDefault = String(next.versions) === String(defaults);
    const text = field.current?.value ?? asked.text;
    change({ text, only: isDefault ? { ...next, versions: [] } : next }, 'pushState');
  };
  const showMore = () => {
    remember({ batches: batches + 1 });
    setShown({ asked, batches: batches + 1 });
  };
  const isNarrow = Object.values(asked.only).some((values) => values.length > 0);
  return (
    <>
      <SearchForm
        label="Type your search here"
        id={fieldId}
        field={field}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = window.setTimeout(searchTyped, restMs);
        }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          searchTyped();
        }}
      />
      <div className={styles.place} data-tool="search">
        {isHydrated ? (
          <>
            <Address onChange={restore} />
            <FilterBoxes choices={choices} only={only} onChange={changeFilters} />
            <ResultList
              text={asked.text}
              only={only}
              batches={batches}
              scrollY={shown?.scrollY}
              onMore={showMore}
              onTry={(text) => change({ ...asked, text })}
              onWiden={isNarrow ? () => changeFilters(everything) : undefined}
            />
          </>
        ) : (
          <AppMessages name="the search" failure={failureTitle} />
        )}
      </div>
    </>
  );
}

/** Reports the query of the address whenever it changes. A component, because a built page doesn't know it. */
function Address({ onChange }: { readonly onChange: (search: string) => void }) {
  const search = useSearchParams().toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address counts
  useEffect(() => onChange(search), [search]);
  return null;
}
