import { splitPlaceholders } from '@/lib/content/placeholders/split';

/**
 * Replaces placeholders with a reader's values.
 *
 * @throws a sentence if a value is missing
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const requireValue = (name: string) => {
    if (values[name] === undefined) {
      throw new Error(`The run has no value for [[${name}]]; add it to the runbook.`);
    }
    return values[name];
  };
  return splitPlaceholders(text)
    .map(({ text: part, name }) => (name === null ? part : requireValue(name)))
    .join('');
}

/** Sets the keys of a `.env` file to the given lines, and leaves its other lines as they are. */
export function mergeEnv(existing: string, lines: string): string {
  const wanted = new Map(
    lines
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line]),
  );
  const kept = existing.split('\n').map((line) => {
    const key = line.slice(0, Math.max(line.indexOf('='), 0));
    const replacement = wanted.get(key);
    wanted.delete(key);
    return replacement ?? line;
  });
  return `${[...kept, ...wanted.values()].join('\n').trimEnd()}\n`;
}
