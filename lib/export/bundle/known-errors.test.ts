import { expect, test } from 'vitest';
import { signatures } from '@/content/signatures/all';
import { sources } from '@/content/signatures/sources';
import type { SignatureSource } from '@/content/signatures/types';
import { knownErrors } from './known-errors';

const { code } = Reflect.apply(knownErrors.load as () => unknown, null, ['/content/signatures/sources.ts']) as {
  readonly code: string;
};
const bundled: readonly SignatureSource[] = await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
).then((module) => module.sources);

test('keeps every error, with its texts and its first section', () => {
  expect(bundled.map(({ title, texts, at: [first] }) => [title, texts?.map(String), first])).toEqual(
    sources.map(({ title, texts, at: [first] }) => [title, texts?.map(String), first]),
  );
});

test('keeps the sections that depend on the edition and installation, and no others', () => {
  const denied = bundled.find(({ title }) => title === '`SQLSTATE[HY000] [1045] Access denied`');
  expect(denied?.at).toEqual(['/troubleshooting/database', '/lite/installation/docker#access-denied-for-user']);
  expect(bundled.flatMap(({ at }) => at).length).toBeLessThan(signatures.flatMap(({ at }) => at).length * 0.8);
});
