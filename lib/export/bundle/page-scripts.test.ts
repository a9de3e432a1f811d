import { expect, test } from 'vitest';
import { bundleControls } from './bundle-controls';
import { pageScriptsOf } from './page-scripts';

const controls = await bundleControls(process.cwd());

test('a page without tools uses the panel for values, and no tool', () => {
  const { page, parts } = pageScriptsOf(controls);
  const namesOf = (paths: readonly string[]) => paths.map((path) => path.replace(/^.*\/|-[\w-]{8}\.js$/g, ''));
  expect(namesOf(page)).toContain('values-body');
  expect(namesOf(page).filter((name) => /doctor|builder|engine/.test(name))).toEqual([]);
  expect(namesOf(parts['search-results'] ?? [])).toContain('results-part');
});

test('every script must be in a list, and every module of a list in a script', () => {
  const more = new Map(controls.imports).set('new-part.js', []);
  expect(() => pageScriptsOf({ ...controls, imports: more })).toThrow('No page uses new-part.js.');
  expect(() => pageScriptsOf({ ...controls, modules: new Map() })).toThrow('No script contains components/');
});
