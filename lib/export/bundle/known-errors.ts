import type { Plugin } from 'rolldown';
import { signatures } from '@/content/signatures/all';
import { sources } from '@/content/signatures/sources';
import type { SignatureSource } from '@/content/signatures/types';
import { sectionFor } from '@/lib/browser/doctor/diagnose';
import { knownKeys } from '@/lib/browser/doctor/known-keys';

const editions = [null, 'lite', 'pro', 'enterprise'] as const;
const methods = [null, 'docker', 'manual'];

/**
 * Leaves out sections that the log doctor never shows, and what the environment reference says for readers, because
 * their text would make its script too large.
 */
export const knownErrors: Plugin = {
  name: 'known-errors',
  load(id) {
    if (id.endsWith('/content/signatures/sources.ts')) {
      return { code: `export const sources = [${sources.map(codeOf)}];`, moduleType: 'js' };
    }
    return id.endsWith('/lib/browser/doctor/known-keys.ts')
      ? { code: `export const knownKeys = ${JSON.stringify(knownKeys)};`, moduleType: 'js' }
      : null;
  },
};

function codeOf({ texts, symptoms, ...source }: SignatureSource, index: number): string {
  const full = signatures[index]?.at ?? [''];
  const choices = editions.flatMap((edition) => methods.map((method) => ({ edition, method })));
  const shown = new Set([full[0], ...choices.map((choice) => sectionFor({ at: full }, choice))]);
  const at = source.at.filter((_, place) => shown.has(full[place] ?? ''));
  const fields = Object.entries({ ...source, at }).map(([name, value]) => `${name}:${JSON.stringify(value)}`);
  const patterns = Object.entries({ texts, symptoms }).map(
    ([name, list]) => list && `${name}:[${list.map(codeOfPattern)}]`,
  );
  return `{${[...fields, ...patterns.filter(Boolean)]}}`;
}

const codeOfPattern = (pattern: string | RegExp) =>
  typeof pattern === 'string' ? JSON.stringify(pattern) : String(pattern);
