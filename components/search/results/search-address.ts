import type { Question } from '@/lib/search/engine';
import { searchPath } from '@/lib/site/paths';

/** The query and filters of the results page, all of which are in the URL. */
export type Asked = { readonly text: string; readonly only: Question['only'] };

/** The available filters with their values. */
export type Filters = Question['only'];

/** The longest query, in characters. Error messages are shorter, and addresses can't be much longer. */
export const longestText = 1000;

const parameters = { editions: 'edition', sections: 'section', versions: 'version' } as const;
export const filterNames = ['editions', 'sections', 'versions'] as const;

/** Returns filters, with the values that a function returns for each. */
export function filtersWith(valuesOf: (name: keyof Filters) => readonly string[]): Filters {
  return { editions: valuesOf('editions'), sections: valuesOf('sections'), versions: valuesOf('versions') };
}

/** No filter is set. */
export const everything: Filters = filtersWith(() => []);

/** Reads the query and filters from a query string, which may contain anything. Unknown filter values are left out. */
export function askedIn(search: string, filters: Filters): Asked {
  const query = new URLSearchParams(search);
  const only = filtersWith((name) => filters[name].filter((value) => query.getAll(parameters[name]).includes(value)));
  return { text: cut(query.get('q') ?? ''), only };
}

/** Returns the address of the results page, without the base path. */
export function addressOf({ text, only }: Asked): string {
  const query = new URLSearchParams();
  if (text.trim() !== '') {
    query.set('q', cut(text));
  }
  for (const name of filterNames) {
    for (const value of only[name]) {
      query.append(parameters[name], value);
    }
  }
  const search = query.toString();
  return search === '' ? searchPath : `${searchPath}?${search}`;
}

/** Returns the address of the results for a query, in all versions or some, without the base path. */
export function resultsAddress(text: string, versions: readonly string[] = []): string {
  return addressOf({ text, only: { ...everything, versions } });
}

/** Cuts a text to the maximum length without splitting a surrogate pair. */
function cut(text: string): string {
  return text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '');
}
