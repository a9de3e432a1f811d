import type { Metadata } from 'next';
import { SearchPage } from '@/components/search/search-page';
import { versions } from '@/content/versions';
import { metadataOf } from '@/lib/content/metadata';
import { editionLabels } from '@/lib/site/editions.mjs';
import { searchPath } from '@/lib/site/paths.mjs';

/** The page of results has a route of its own, so that no other page loads its scripts. */
export const metadata: Metadata = metadataOf({ kind: 'search', path: searchPath });

const editions: readonly string[] = Object.values(editionLabels);
// The sections of the editions are those of the filter above.
const sections = new Set(
  versions
    .flatMap(({ manifest }) => Object.values(manifest.sidebars).map(({ label }) => label as string))
    .filter((label) => !editions.includes(label)),
);

const choices = {
  editions: Object.entries(editionLabels).map(([value, label]) => ({ value, label })),
  sections: [...sections].map((label) => ({ value: label, label })),
  versions: versions.map(({ name, label }) => ({ value: name, label })),
};

export default function Page() {
  return <SearchPage choices={choices} />;
}
