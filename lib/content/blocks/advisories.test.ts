import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { advisories } from '@/content/advisories/all.mjs';
import type { Advisory } from '@/content/advisories/types';
import { services } from '@/content/services/services.mjs';
import { failureOf, htmlOf } from '@/lib/content/mdx/fixtures/render';
import { advisory, advisoryTable } from './advisories';
import { advisoryErrors } from './advisory-errors';

const [sound] = advisories.filter(({ kind }) => kind === 'network') as [Advisory];
const errorsOf = (changes: object) =>
  advisoryErrors([{ ...sound, ...changes } as Advisory], services, '2026-11-25', process.cwd());

test('every advisory is sound, has an ID of its own, and leads to a section', () => {
  expect(advisoryErrors(advisories, services, '2026-11-25', process.cwd())).toEqual([]);
  expect(new Set(advisories.map(({ id }) => id)).size).toBe(advisories.length);
  const known = JSON.parse(readFileSync('content/ids.json', 'utf8')) as Record<string, Record<string, string | null>>;
  const missing = advisories.filter(({ at }) => {
    const [path = '', id = ''] = at.split('#');
    // An ID with a successor has moved.
    return known[path]?.[id] !== null;
  });
  expect(missing.map(({ at }) => at)).toEqual([]);
});

test.each([
  [{ fixedIn: undefined }, "has no fixedIn; write the release with the fix, or null if there's none."],
  [{ now: '' }, 'says nothing to do now; write a workaround or the update.'],
  [{ affects: [] }, 'affects no edition; write at least one of lite, pro, and enterprise.'],
  [
    { affects: [{ edition: 'max' }] },
    `affects the edition "max", which doesn't exist; write lite, pro, or enterprise.`,
  ],
  [
    { date: '2027-01-01' },
    'has the date 2027-01-01, after 2026-11-25, when content/guides/advisories.mdx was checked; correct one of the dates.',
  ],
  [
    { service: 'myspace' },
    'is about the network "myspace", which has no page; write a key of content/services/services.mjs.',
  ],
])('says in one sentence what is wrong with %j, and where', (changes, problem) => {
  const [error, ...others] = errorsOf(changes);
  expect(others).toEqual([]);
  expect(error?.endsWith(`, which ${problem}`)).toBe(true);
  const [, file = '', line] = /\((content\/advisories\/networks\.mjs):(\d+)\)/.exec(error ?? '') ?? [];
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain(`'${sound.id}'`);
});

test('shows whom an advisory affects, and its fix', async () => {
  const html = await htmlOf('<Advisory id="php2shell" />');
  expect(html).toContain('<dd>All editions</dd>');
  expect(html).toContain('<dd>PHP 8.2.35, 8.3.36, 8.4.27, and 8.5.12</dd>');
  expect(advisory({ id: 'lite-log-viewer' })).toContain('- **Fixed in** no release yet');
  expect(await failureOf('<Advisory id="x" />')).toContain('"x", which isn\'t in content/advisories/');
});

test('lists the advisories of a kind and an edition, newest first', () => {
  const dates = advisoryTable({ kind: 'problem', edition: 'lite' }).match(/\d{4}-\d\d-\d\d(?=<)/g) ?? [];
  expect(dates.length).toBeGreaterThan(5);
  expect([...dates].sort().reverse()).toEqual(dates);
  expect(advisoryTable({ kind: 'network' })).toContain('| X |');
  expect(() => advisoryTable({ kind: 'rumor' })).toThrow('"rumor"; write security, problem, or network.');
});

test("a network's summary lists its alerts", async () => {
  expect(await htmlOf('<ServiceGlance service="x" />')).toContain('<dt>Alerts</dt><dd><time>2026-03-13</time>');
  expect(await htmlOf('<ServiceGlance service="mastodon" />')).not.toContain('<dt>Alerts</dt>');
});
