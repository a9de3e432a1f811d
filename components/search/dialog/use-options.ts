import { useEffect, useState } from 'react';
import { nearPage, searchedVersions } from '@/components/search/engine/page-context';
import { everything } from '@/components/search/results/search-address';
import { type Search, useSearch } from '@/components/search/use-search';
import { nextOption, type Option, optionsOf, type PageOptions } from './options';
import { clearRecent, type Recent, readRecent } from './recent';

/** How many pages the dialog lists. The results page has all of them. */
const maxPages = 6;

/** Where readers without recent pages may start. */
const starts: readonly Recent[] = [
  { url: '/quick-start', title: 'Quick start', trail: '' },
  { url: '/lite/installation/docker', title: 'Install Lite with Docker', trail: '' },
  { url: '/services/', title: 'Connect a network', trail: '' },
  { url: '/troubleshooting', title: 'Look up an error', trail: '' },
  { url: '/api/', title: 'Send the first API request', trail: '' },
];

export type Options = {
  readonly search: Search;
  /** The results, with their options. */
  readonly pages: readonly PageOptions[];
  /** Shown before anything is typed: what the reader opened last, or pages to start with. */
  readonly start: readonly Option[];
  readonly hasRecent: boolean;
  readonly hasOptions: boolean;
  readonly active: Option | undefined;
  readonly forgetRecent: () => void;
  /** Moves to the option that a key leads to. Returns whether there's one. */
  readonly move: (key: string) => boolean;
};

/** Searches for a text, and keeps which option of the result is active: at first the best one. */
export function useOptions(text: string): Options {
  const isAsked = text.trim() !== '';
  const only = { ...everything, versions: isAsked ? searchedVersions() : [] };
  const search = useSearch(isAsked ? { text, limit: maxPages, near: nearPage(), only } : null);
  const [position, setPosition] = useState({ text: '', index: -1 });

  const pages = isAsked && !search.hasFailed && search.answer ? optionsOf(search.answer.results) : [];
  const recent = isAsked ? [] : readRecent();
  const shown = recent.length > 0 ? recent : starts;
  const start = isAsked ? [] : shown.map((each) => ({ id: `search-start${each.url}`, row: each.url, recent: each }));
  const options: readonly Option[] = isAsked
    ? pages.flatMap(({ best, editions, others }) => [best, ...editions, ...others])
    : start;
  const first = isAsked ? 0 : -1;
  const index = position.text === text ? Math.min(position.index, options.length - 1) : first;
  const active = options[index];

  const activeId = active?.id ?? '';
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const move = (key: string) => {
    const next = nextOption(options, index, key);
    setPosition({ text, index: next });
    return next !== index;
  };
  const forgetRecent = () => {
    clearRecent();
    setPosition({ text, index: -1 });
  };
  return {
    search,
    pages,
    start,
    hasRecent: recent.length > 0,
    hasOptions: options.length > 0,
    active,
    move,
    forgetRecent,
  };
}
