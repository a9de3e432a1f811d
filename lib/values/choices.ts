import { type EditionName, editionLabels } from '@/lib/site/editions.mjs';

/** What a reader chooses rather than fills in; kept with the values, under the same names. */
export type Choices = {
  readonly edition: EditionName | null;
  /** The version that the reader runs, such as `7` or `7.2.0`. */
  readonly version: string | null;
  /** A tab of the group `install`. */
  readonly method: string | null;
};

/** The ways to install, as the tabs of the group `install` are called. */
export const methods = { docker: 'Docker', manual: 'Without Docker' } as const;

const checks: Readonly<Record<keyof Choices, (value: string) => boolean>> = {
  edition: (value) => Object.hasOwn(editionLabels, value),
  version: (value) => /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(value),
  method: (value) => Object.hasOwn(methods, value),
};

/** Whether a name is that of a choice. */
export function isChoice(name: string): name is keyof Choices {
  return Object.hasOwn(checks, name);
}

/** Whether a choice may have this value. */
export function isChoosable(name: keyof Choices, value: string): boolean {
  return checks[name](value);
}

/** The number of values a reader has filled in; choices don't count. */
export function countValues(values: Readonly<Record<string, string>>): number {
  return Object.keys(values).filter((name) => !isChoice(name)).length;
}

/** The choices among stored values. */
export function choicesOf(values: Readonly<Record<string, string>>): Choices {
  return {
    edition: (values.edition as EditionName | undefined) ?? null,
    version: values.version ?? null,
    method: values.method ?? null,
  };
}

/** Whether a version is older than another: `7.1` before `7.2.0`. A version that says less than the other counts as its newest. */
export function isBefore(version: string, other: string): boolean {
  const wanted = other.split('.').map(Number);
  const has = version.split('.').map(Number);
  for (const [at, number] of wanted.entries()) {
    const own = has[at] ?? Number.POSITIVE_INFINITY;
    if (own !== number) {
      return own < number;
    }
  }
  return false;
}
