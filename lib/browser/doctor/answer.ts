import type { Signature } from '@/content/signatures/types';
import type { Choices } from '@/lib/browser/values/choices';
import { sectionFor } from './diagnose';
import { maskSecrets } from './mask-secrets';
import { withoutInvisible } from './searchable-text';

export type Answer = {
  /** The cause, and how the fix begins. Parts in backticks are code. */
  readonly text: string;
  /** The fix's first commands with Docker, and without it. */
  readonly docker?: string;
  readonly manual?: string;
};

/** What each section that solves an error says first, by its address. */
export type Answers = Readonly<Record<string, Answer>>;

type Installation = Pick<Choices, 'edition' | 'method'>;

/** Longest part of a line that's quoted, in characters. */
const maxQuote = 400;

/** Returns what a text shows about the installation, or else what the reader has chosen. */
export function ownInstallation(shown: Installation, chosen: Installation): Installation {
  return { edition: shown.edition ?? chosen.edition, method: shown.method ?? chosen.method };
}

/** Returns the section that solves an error in an installation, with how the fix begins and its first commands. */
export function answerFor(signature: Pick<Signature, 'at'>, own: Installation, answers: Answers) {
  const section = sectionFor(signature, own);
  const { text = '', docker, manual } = answers[section] ?? {};
  const commands = own.method === 'manual' ? manual : docker;
  return { section, text: commands ? text : text.replace(/:$/, '.'), commands, isForAll: docker === manual };
}

/** Returns the start of a line, without secrets. */
export function quoteOf(line: string): string {
  return maskSecrets(withoutInvisible(line).trim()).slice(0, maxQuote);
}
