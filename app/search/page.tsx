import type { Metadata } from 'next';
import { SearchPage } from '@/components/search/search-page';
import { metadataOf } from '@/lib/content/metadata';
import { searchPath } from '@/lib/site/paths.mjs';
import { filterChoices } from './filter-choices';

/** The page of results has a route of its own, so that no other page loads its scripts. */
export const metadata: Metadata = metadataOf({ kind: 'search', path: searchPath });

export default function Page() {
  return <SearchPage choices={filterChoices} />;
}
