import { beforeEach, expect, test } from 'vitest';
import { nearOf, searchedVersions, versionsInAddress } from './page-context';

const dropdown = '<header><a data-version="current">Next</a><a data-version="1.0">1.0</a></header>';

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = dropdown;
});

test("is the page's own version, whatever was chosen last", () => {
  document.head.innerHTML = '<meta name="docsearch:version" content="current">';
  localStorage.setItem('version', '1.0');
  expect(searchedVersions()).toEqual(['current']);
  expect(versionsInAddress()).toEqual(['current']);
});

test.each([
  ['1.0', '1.0'],
  ['0.9', 'current'],
  ['__proto__', 'current'],
])('is the chosen version %s on a page without one if it exists', (chosen, version) => {
  localStorage.setItem('version', chosen);
  expect(searchedVersions()).toEqual([version]);
});

test('is the newest version if none was chosen', () => {
  expect(searchedVersions()).toEqual(['current']);
});

test("isn't in the address of the results if there's only one version", () => {
  document.head.innerHTML = '<meta name="docsearch:version" content="current">';
  document.body.innerHTML = '';
  expect(searchedVersions()).toEqual(['current']);
  expect(versionsInAddress()).toEqual([]);
  document.head.innerHTML = '';
  expect(searchedVersions()).toEqual([]);
});

test.each([
  ['/pro/updating', 'Pro', { edition: 'pro', section: 'Pro' }],
  ['/docs/1.0/lite/', 'Lite', { edition: 'lite', section: 'Lite' }],
  ['/server', undefined, {}],
  ['/guides/profiles', 'Guides', { section: 'Guides' }],
  ['/constructor/__proto__', undefined, {}],
])('%s in %s is near %o', (path, section, near) => {
  expect(nearOf(path, section)).toEqual(near);
});

test('the edition that the reader has chosen counts more than that of the page', () => {
  expect(nearOf('/lite/updating', 'Lite', 'pro')).toEqual({ edition: 'pro', section: 'Lite' });
});
