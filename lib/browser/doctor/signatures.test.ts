import { expect, test } from 'vitest';
import { signatures } from '@/content/signatures/all';
import { checkEnv } from './check-env';
import { readHeadings } from './fixtures/error-headings';
import { knownKeys } from './known-keys';

const headings = new Map(readHeadings().map((heading) => [heading.section, heading]));
const known = new Set(signatures.flatMap(({ at }) => at));

test('every heading that quotes an error has a signature', () => {
  const missing = [...headings.values()].filter(({ section, isError }) => isError && !known.has(section));
  expect(missing.map(({ section }) => section)).toEqual([]);
  expect([...headings.values()].filter(({ isError }) => isError).length).toBeGreaterThan(300);
});

test('every signature leads to existing sections and has the heading of the first one', () => {
  expect([...known].filter((section) => !headings.has(section))).toEqual([]);
  const outdated = signatures.filter(({ title, at: [first] }) => headings.get(first)?.title !== title);
  expect(outdated.map(({ title, at: [first] }) => [title, headings.get(first)?.title])).toEqual([]);
});

test('every text is in the form in which texts are searched', () => {
  const texts = signatures
    .flatMap(({ texts, needs = [] }) => [...texts, ...needs])
    .filter((text): text is string => typeof text === 'string');
  expect(texts.filter((text) => text !== text.toLowerCase() || /[`*|\n]| {2}|\.{3}|" ?: /.test(text))).toEqual([]);
});

test('every finding about settings leads to an existing section', () => {
  const pages = ['lite', 'pro', 'enterprise'].map((edition) => `/${edition}/configuration/environment-variables#`);
  const sections = knownKeys.keys.flatMap(({ name, editions = ['lite', 'pro', 'enterprise'] }) =>
    editions.map((edition) => `/${edition}/configuration/environment-variables#${name.toLowerCase()}`),
  );
  const file = 'APP_KEY=x\nAPP_URL=http://a.example/\nSESSION_SECURE_COOKIE=true\nAPP_DEBUG=true\nDB_PASSWORD=';
  const reverb = 'REVERB_PORT=80\nREVERB_SCHEME=https\nBROADCAST_DRIVER=log\nCACHE_STORE=redis\nDB_HSOT=mysql';
  const found = [file, 'APP_KEY=\nDB_HOST=a', `APP_URL=https://a.example\n${reverb}`, reverb.replace('80', '8080')];
  const named = found.flatMap((text) => checkEnv(text, 'pro')).map(({ section }) => section);
  // The headings of the keys are written by a block, so the registry of IDs lists them, not the pages' files.
  const isKnown = (section: string) =>
    headings.has(section) ||
    sections.includes(section) ||
    pages.some((page) => section === `${page}keys-without-effect`);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((section) => !isKnown(section))).toEqual([]);
});
