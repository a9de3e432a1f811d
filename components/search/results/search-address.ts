import type { Question } from '@/lib/search/engine';
import { searchPath } from '@/lib/site/paths.mjs';

/** What the page of results shows; all of it stands in the address. */
export type Asked = { readonly text: string; readonly only: Question['only'] };

/** The filters that there are, each with its values. */
export type Filters = Question['only'];

/** The longest text that is searched for; an error message is shorter, and an address cannot be much longer. */
export const longestText = 1000;

/** No filter set. */
export const everything: Filters = { editions: [], sections: [], versions: [] };

const parameters = { editions: 'edition', sections: 'section', versions: 'version' } as const;
const filterNames = ['editions', 'sections', 'versions'] as const;

/** Reads what is asked from the query of an address, whatever it holds; values that no filter has are left out. */
export function askedIn(search: string, filters: Filters): Asked {
  const query = new URLSearchParams(search);
  const valuesOf = (name: keyof Filters) => {
    const asked = new Set(query.getAll(parameters[name]));
    return filters[name].filter((value) => asked.has(value));
  };
  return {
    text: cut(query.get('q') ?? ''),
    only: { editions: valuesOf('editions'), sections: valuesOf('sections'), versions: valuesOf('versions') },
  };
}

/** The address of the page of results, without the base path. */
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

/** The address with all results for a text, without the base path. */
export function resultsAddress(text: string): string {
  return addressOf({ text, only: everything });
}

/** Cuts a text without leaving half of a character at its end. */
function cut(text: string): string {
  return text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '');
}
