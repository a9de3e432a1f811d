import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSections } from '@/lib/content/pages/sections';
import { diagnose } from './diagnose';

/** A publisher's list of errors, and what's decided about each of them. */
type Family = {
  /** Where the publisher lists them, which version was read, and when. */
  readonly source: string;
  readonly version: string;
  readonly read: string;
  /** What surrounds an error in a log; `%` stands for the error. */
  readonly frame: string;
  readonly members: readonly (
    | {
        readonly text: string;
        readonly section: string;
        /** The part that the section shows, if it isn't the whole text. `…` stands for what varies. */
        readonly shown?: string;
      }
    | { readonly text: string /** Why Mixpost can't meet it. */; readonly never: string }
  )[];
};

const folder = 'lib/browser/doctor/fixtures/families';
const sections = new Map(readSections().map(({ address, title, text }) => [address, plain(`${title}\n${text}`)]));
const families = readdirSync(folder).map((file): [name: string, family: Family] => [
  file,
  JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
]);

function plain(text: string): string {
  return text.replace(/[`*\\]/g, '').toLowerCase();
}

test.each(families)('each error of %s leads to the section that shows its text', (_, { frame, members }) => {
  const wrong = members.flatMap((member) => {
    if (!('section' in member)) {
      return [];
    }
    const { text, section, shown = text } = member;
    const first = diagnose(frame.replace('%', () => text)).causes[0]?.signature.at;
    const isShown = sections.get(section)?.includes(plain(shown));
    const isPart = shown.split('…').every((part) => plain(text).includes(plain(part)));
    return first?.includes(section) && isShown && isPart ? [] : [{ text, first: first?.[0], isShown, isPart }];
  });
  expect(wrong).toEqual([]);
});

test.each(families)('%s names its source, and decides about each error', (_, { source, version, read, members }) => {
  expect(source).toMatch(/^https:\/\//);
  expect(version).not.toBe('');
  expect(read).toMatch(/^2026-\d\d-\d\d$/);
  expect(members.filter((member) => !('section' in member) && !('never' in member && member.never))).toEqual([]);
  expect(new Set(members.map(({ text }) => text)).size).toBe(members.length);
});
