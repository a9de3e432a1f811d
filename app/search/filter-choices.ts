import { versions } from '@/content/versions';
import { editionLabels } from '@/lib/site/editions.mjs';

const editions: readonly string[] = Object.values(editionLabels);
// The sections of the editions are left out, because the edition filter covers them.
const sections = new Set(
  versions
    .flatMap(({ manifest }) => Object.values(manifest.sidebars).map(({ label }) => label as string))
    .filter((label) => !editions.includes(label)),
);

/** The choices of the filters on the results page. */
export const filterChoices = {
  editions: Object.entries(editionLabels).map(([value, label]) => ({ value, label })),
  sections: [...sections].map((label) => ({ value: label, label })),
  versions: versions.map(({ name, label }) => ({ value: name, label })),
};
