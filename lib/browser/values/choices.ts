import { oldCorePath, rootSince } from '@/content/environment/core-path.mjs';
import { type EditionName, editionLabels } from '@/lib/site/editions';
import { isBefore } from '@/lib/site/is-before';

export type Values = Readonly<Record<string, string>>;

/** Settings that a reader chooses rather than fills in. They're stored with the values, under the same names. */
export type Choices = {
  readonly edition: EditionName | null;
  /** The version that the reader runs, such as `7` or `7.2.0`. */
  readonly version: string | null;
  /** A tab of the group `install`. */
  readonly method: string | null;
};

/** The installation methods, with the titles of the tabs in the group `install`. */
export const methods = { docker: 'Docker', manual: 'Without Docker' } as const;

const checks: Readonly<Record<keyof Choices, (value: string) => boolean>> = {
  edition: (value) => Object.hasOwn(editionLabels, value),
  version: (value) => /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(value),
  method: (value) => Object.hasOwn(methods, value),
};

export function isChoice(name: string): name is keyof Choices {
  return Object.hasOwn(checks, name);
}

export function isChoosable(name: keyof Choices, value: string): boolean {
  return checks[name](value);
}

/** Returns the number of values that the reader has filled in. Choices don't count. */
export function countValues(values: Values): number {
  return Object.keys(values).filter((name) => !isChoice(name)).length;
}

export function choicesOf(values: Values): Choices {
  return {
    edition: (values.edition as EditionName | undefined) ?? null,
    version: values.version ?? null,
    method: values.method ?? null,
  };
}

/**
 * Adds the core path of the reader's version, unless they entered theirs. It's empty in new versions, as pages show. On
 * a page for another edition, the version says nothing.
 */
export function withCorePath(values: Values, pageEdition: string | null): Values {
  const { edition, version } = choicesOf(values);
  const since = edition === 'pro' || edition === 'enterprise' ? rootSince[edition] : null;
  const isOld = since && version && isBefore(version, String(since)) && (pageEdition ?? edition) === edition;
  return isOld ? { 'core-path': oldCorePath, ...values } : values;
}
