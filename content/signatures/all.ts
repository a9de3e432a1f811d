import { sources } from './sources';
import type { Signature } from './types';

/** Every known error. */
export const signatures: readonly Signature[] = sources.map(({ title, at, texts, ...rest }) => ({
  title,
  at: at.map((section) => (section.includes('#') ? section : `${section}#${idOf(title)}`)) as [string, ...string[]],
  texts: texts ?? [...title.matchAll(/`([^`]+?)\.?`/g)].map(([, quoted = '']) => quoted.toLowerCase()),
  ...rest,
}));

/** Returns the ID that a heading has unless its page sets another one. */
function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
