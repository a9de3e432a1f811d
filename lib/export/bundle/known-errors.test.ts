import { expect, test } from 'vitest';
import { signatures } from '@/content/signatures/all';
import { sources } from '@/content/signatures/sources';
import type { SignatureSource } from '@/content/signatures/types';
import { knownErrors } from './known-errors';

const { code } = Reflect.apply(knownErrors.load as () => unknown, null, ['/content/signatures/sources.ts']) as {
  readonly code: string;
};
const bundled: readonly SignatureSource[] = (
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
).sources;

test('keeps every error, with its texts and its first section', () => {
  const facts = ({ title, texts, symptoms, at: [first] }: SignatureSource) => [
    title,
    String(texts),
    String(symptoms),
    first,
  ];
  expect(bundled.map(facts)).toEqual(sources.map(facts));
});

test('keeps sections for an edition and installation, and leaves out others', () => {
  const pages = (list: readonly SignatureSource[], part: string) =>
    list.flatMap(({ at: [, ...others] }) => others.filter((section) => section.includes(part)));
  expect(pages(bundled, '/installation/docker')).toEqual(pages(sources, '/installation/docker'));
  expect(pages(sources, '/guides/').length).toBeGreaterThan(0);
  expect(pages(bundled, '/guides/')).toEqual([]);
  expect(signatures).toHaveLength(bundled.length);
});
