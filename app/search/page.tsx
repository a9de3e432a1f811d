import type { Metadata } from 'next';
import { SearchPage } from '@/components/search/search-page';
import { versions } from '@/content/versions';
import { metadataOf } from '@/lib/content/pages/metadata';
import { editionLabels } from '@/lib/site/editions';
import { searchPath } from '@/lib/site/paths';

/** The results page has its own route, so no other page loads its scripts. */
export const metadata: Metadata = metadataOf({ kind: 'search', path: searchPath });

const editions: readonly string[] = Object.values(editionLabels);
// The sections of the editions are left out, because the edition filter covers them.
const sections = new Set(
  versions
    .flatMap(({ manifest }) => Object.values(manifest.sidebars).map(({ label }) => label as string))
    .filter((label) => !editions.includes(label)),
);

/** The choices of the filters on the results page. */
const choices = {
  editions: Object.entries(editionLabels).map(([value, label]) => ({ value, label })),
  sections: [...sections].map((label) => ({ value: label, label })),
  versions: versions.map(({ name, label }) => ({ value: name, label })),
};

export default function Page() {
  return <SearchPage choices={choices} />;
}
