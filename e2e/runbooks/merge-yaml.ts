import { parse, stringify } from 'yaml';

/** Adds what a page shows of a Compose file to the file: mappings are merged, lists and values replaced. */
export function mergeYaml(existing: string, shown: string): string {
  return existing === '' ? shown : stringify(merge(parse(existing), parse(shown)), { lineWidth: 0 });
}

function merge(existing: unknown, shown: unknown): unknown {
  if (!(isMapping(existing) && isMapping(shown))) {
    return shown;
  }
  const merged = Object.entries(shown).map(([key, value]) => [key, merge(existing[key], value)]);
  return { ...existing, ...Object.fromEntries(merged) };
}

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
