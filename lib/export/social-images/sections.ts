import { versions } from '@/content/versions';

/** The section for pages without a sidebar. */
const sectionWithoutSidebar = 'site';

/** Every section that has an image: its name in file names, and its name for readers. */
export const sections: ReadonlyMap<string, string> = new Map([
  [sectionWithoutSidebar, 'Documentation'],
  ...versions.flatMap(({ manifest }) =>
    Object.entries(manifest.sidebars).map(([name, { label }]): [string, string] => [name, label]),
  ),
]);
