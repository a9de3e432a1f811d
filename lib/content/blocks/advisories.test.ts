import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { advisories } from '@/content/advisories/all.mjs';
import { services } from '@/content/services/services.mjs';
import { failureOf, htmlOf } from '@/lib/content/mdx/fixtures/render';
import { advisory, advisoryTable } from './advisories';

test('every advisory is complete, has an ID of its own, and leads to a section', () => {
  const page = readFileSync('content/guides/advisories.mdx', 'utf8');
  const checked = /^ {2}date: (\S+)$/m.exec(page)?.[1] ?? '';
  const keys = services.map(({ key }) => key);
  const incomplete = advisories.filter(
    ({ kind, date, affects, now, service = '' }) =>
      now === '' || affects.length === 0 || date > checked || (kind === 'network' && !keys.includes(service)),
  );
  expect(incomplete).toEqual([]);
  expect(new Set(advisories.map(({ id }) => id)).size).toBe(advisories.length);
  const known = JSON.parse(readFileSync('content/ids.json', 'utf8')) as Record<string, Record<string, string | null>>;
  const missing = advisories.filter(({ at }) => {
    const [path = '', id = ''] = at.split('#');
    // An ID with a successor has moved.
    return known[path]?.[id] !== null;
  });
  expect(missing.map(({ at }) => at)).toEqual([]);
});

test('shows whom an advisory affects, and its fix', async () => {
  const html = await htmlOf('<Advisory id="php2shell" />');
  expect(html).toContain('<dd>All editions</dd>');
  expect(html).toContain('<dd>PHP 8.2.35, 8.3.36, 8.4.27, and 8.5.12</dd>');
  expect(advisory({ id: 'lite-log-viewer' })).toContain('- **Fixed in** no release yet');
  expect(await failureOf('<Advisory id="x" />')).toContain(
    'names the advisory "x", which doesn\'t exist; write one of ',
  );
});

test('lists the advisories of a kind, newest first', () => {
  const dates = advisoryTable({ kind: 'problem' }).match(/\d{4}-\d\d-\d\d(?=<)/g) ?? [];
  expect(dates.length).toBeGreaterThan(5);
  expect([...dates].sort().reverse()).toEqual(dates);
  expect(advisoryTable({ kind: 'network' })).toContain('| X |');
  expect(advisoryTable({ kind: 'problem' })).not.toContain('](/guides/advisories#known-problems)');
  expect(() => advisoryTable({ kind: 'rumor' })).toThrow('names the kind "rumor"');
});

test("a network's summary lists its alerts", async () => {
  expect(await htmlOf('<ServiceGlance service="x" />')).toContain('<dt>Alerts</dt><dd><time>2026-03-13</time>');
  expect(await htmlOf('<ServiceGlance service="mastodon" />')).not.toContain('<dt>Alerts</dt>');
});
