import { z } from 'zod';
import { editionLabels } from '@/lib/site/editions';
import type { Docs, Filter } from './docs';
import { failure } from './reply';

/** A text argument. Pasted logs are long; nothing useful is longer. */
export const text = z.string().trim().min(1).max(20_000);

/** Returns the keys of an object, one of which an argument must be. */
export function namesOf<Name extends string>(labels: Readonly<Record<Name, unknown>>) {
  return Object.keys(labels) as [Name, ...Name[]];
}

/** Filters that several tools accept. */
export const filterShape = {
  edition: z
    .enum(namesOf(editionLabels))
    .optional()
    .describe('Only pages of this edition of Mixpost, and pages for all editions'),
  version: z.string().max(50).optional().describe('Only pages of this version of the documentation'),
};

/** Tells clients that no tool changes anything. */
export const readOnlyAnnotations = { readOnlyHint: true, openWorldHint: false };

/** Returns an error if there's no such version of the documentation; otherwise null. */
export function checkVersion(docs: Docs, { version }: Filter) {
  const versions = [...new Set(docs.index.pages.map((page) => page.version))];
  return version === undefined || versions.includes(version)
    ? null
    : failure(`There is no version "${version}" of the documentation. Its versions are: ${versions.join(', ')}.`);
}
