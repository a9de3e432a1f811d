import type { Metadata } from 'next';
import { SearchPage } from '@/components/search/search-page';
import { metadataOf } from '@/lib/content/pages/metadata';
import { searchPath } from '@/lib/site/paths.mjs';
import { filterChoices } from './filter-choices';

/** The results page has its own route, so no other page loads its scripts. */
export const metadata: Metadata = metadataOf({ kind: 'search', path: searchPath });

export default function Page() {
  return <SearchPage choices={filterChoices} />;
}
