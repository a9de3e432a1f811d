import { expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { docsOf } from '@/lib/site/manifest/docs';
import { navbar } from '@/lib/site/navbar';
import { matchesPath } from '@/lib/site/path-pattern';
import { selfHosting } from '@/lib/site/site-entries';

const entryOf = (label: string) => selfHosting.find((entry) => entry.label === label);

test.each([
  ['docs', navbar[0]],
  ['guides', entryOf('Guides')],
  ['troubleshooting', entryOf('Troubleshooting')],
])('the navbar has a current entry on every page of the sidebar %s', (name, entry) => {
  const { to = '', covers = [] }: { readonly to?: string; readonly covers?: readonly string[] } = entry ?? {};
  const paths = docsOf(versions[0]).flatMap(({ path, sidebar }) => (sidebar === name ? [path] : []));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => ![to, ...covers].some((pattern) => matchesPath(pattern, path)))).toEqual([]);
});
