import { expect, test } from 'vitest';
import { failureOf, htmlOf } from '@/lib/content/mdx/fixtures/render';
import { passage, withPassages } from './passage';

test('renders tabs, code, and links as in the page itself', async () => {
  const html = await htmlOf('## Apply\n\n<Passage name="apply-env-change" />\n\nAfter.');
  expect(html).toContain('role="tab"');
  expect(html).toContain('docker</span> compose up');
  expect(html).toMatch(/<p>After\.<\/p>$/);
});

test('rejects an unknown name with its line, and lists the names', async () => {
  expect(await failureOf('Text.\n\n<Passage name="nope" />')).toMatch(
    /^3: names the passage "nope", which doesn't exist; write one of .*apply-env-change/,
  );
});

test('shows only the content of the selected tab', () => {
  const text = passage({ name: 'restart-workers', only: 'Docker' });
  expect(text).toContain('docker compose exec');
  expect(text).not.toContain('<Tab');
  expect(text).not.toContain('sudo');
});

test('rejects a tab that the passage lacks', () => {
  expect(() => passage({ name: 'apply-env-change', only: 'Podman' })).toThrow(
    'names the tab "Podman", which doesn\'t exist; write one of Docker, Without Docker.',
  );
});

test('rejects a variable without a value, and names the attribute to add', () => {
  expect(() => passage({ name: 'file-permissions' })).toThrow('without a value for %folder%; add folder="…".');
});

test('needs no value for a variable of a hidden tab', () => {
  expect(passage({ name: 'file-permissions', only: 'Docker' })).toContain('chown -R www-data:www-data');
});

test("puts a passage's own passages into the page too", () => {
  expect(withPassages('<Passage name="recreate-container" options="" />')).toContain('docker compose up -d\n');
});
