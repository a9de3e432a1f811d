import { expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { docsOf } from '@/lib/site/manifest/docs';
import { navbar } from '@/lib/site/navbar';
import { matchesPath } from '@/lib/site/path-pattern';

test('Learn is the current navbar entry on every page of its sidebar', () => {
  const { to, covers } = navbar[0];
  const paths = docsOf(versions[0]).flatMap(({ path, sidebar }) => (sidebar === 'docs' ? [path] : []));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => ![to, ...covers].some((pattern) => matchesPath(pattern, path)))).toEqual([]);
});
