import { expect, test } from 'vitest';
import { failureOf, htmlOf } from '@/lib/content/mdx/fixtures/render';
import { passage } from './passage.mjs';

test('a passage stands in the page as if it were written there, with tabs, code and links', async () => {
  const html = await htmlOf('## Apply\n\n<Passage name="apply-env-change" />\n\nAfter.');
  expect(html).toContain('role="tab"');
  expect(html).toContain('docker</span> compose up');
  expect(html).toMatch(/<p>After\.<\/p>$/);
});

test('a name that no file has stops the page at its line and lists the names', async () => {
  expect(await failureOf('Text.\n\n<Passage name="nope" />')).toMatch(
    /^3: names the passage "nope", which isn't in content\/passages; write one of .*apply-env-change/,
  );
});

test('a path is no name', () => {
  expect(() => passage({ name: '../manifest' })).toThrow("which isn't in content/passages");
});

test('an attribute must be plain text', async () => {
  expect(await failureOf('<Passage name={1 + 1} />')).toBe(
    '1: gives <Passage> an attribute that isn\'t plain text; write name="value".',
  );
});

test('a page about one way shows that tab alone', () => {
  const text = passage({ name: 'apply-env-change', only: 'Docker' });
  expect(text).toContain('docker compose up -d');
  expect(text).not.toContain('<Tab');
  expect(text).not.toContain('php artisan');
  expect(text).toContain('**System** → **Status**');
});

test('a tab that the passage lacks is refused', () => {
  expect(() => passage({ name: 'apply-env-change', only: 'Podman' })).toThrow('shows only the tab "Podman"');
});

test('a mark without a value is refused, and says which attribute to add', () => {
  expect(() => passage({ name: 'file-permissions' })).toThrow('without a value for %folder%; add folder="…".');
});

test('a mark of a tab that is not shown needs no value', () => {
  expect(passage({ name: 'file-permissions', only: 'Docker' })).toContain('chown -R www-data:www-data');
});
