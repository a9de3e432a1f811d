import { versions } from '@/content/versions';
import { editionLabels } from '@/lib/site/editions.mjs';

const editions: readonly string[] = Object.values(editionLabels);
// The sections of the editions are those of the filter above.
const sections = new Set(
  versions
    .flatMap(({ manifest }) => Object.values(manifest.sidebars).map(({ label }) => label as string))
    .filter((label) => !editions.includes(label)),
);

/** What the filters of the page of results offer. */
export const filterChoices = {
  editions: Object.entries(editionLabels).map(([value, label]) => ({ value, label })),
  sections: [...sections].map((label) => ({ value: label, label })),
  versions: versions.map(({ name, label }) => ({ value: name, label })),
};
