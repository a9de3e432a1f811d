import { advisories } from '@/content/advisories/all.mjs';
import type { Advisory } from '@/content/advisories/types';
import { signatures } from '@/content/signatures/all';
import { products } from '@/content/signatures/products';
import type { Signature } from '@/content/signatures/types';
import type { Choices } from '@/lib/browser/values/choices';
import { affectsPhp, affectsRelease } from '@/lib/site/advisories';
import type { EditionName } from '@/lib/site/editions';
import { checkCompose } from './check-compose';
import { checkEnv, type Finding } from './check-env';
import { type Cause, findCauses } from './find-causes';
import { composeRange } from './read-compose';
import { isEnvFile, settingsOf } from './read-env';
import { formatOf, phpVersionOf, recognizeInstallation, subjectOf } from './recognize';
import { searchableText } from './searchable-text';

export type Diagnosis = {
  /** The format of the text, such as "Browser console"; null if it has none that the doctor knows. */
  readonly format: string | null;
  readonly installation: Choices;
  /** Likely causes, best first. */
  readonly causes: readonly Cause[];
  /** How many causes there would be if the text were about Mixpost, which it doesn't show. */
  readonly withheld: number;
  readonly findings: readonly Finding[];
  /** Vulnerabilities and known problems of the releases that the text names, and alerts about the networks in it. */
  readonly advisories: readonly Advisory[];
};

/**
 * Diagnoses a text that a reader pasted. It makes no requests and keeps nothing.
 *
 * @param edition the edition that the reader has chosen, for settings that don't show it
 * @param isCertain whether the reader says that the text is about Mixpost
 */
export function diagnose(input: string, edition: string | null = null, isCertain = false): Diagnosis {
  const searchable = searchableText(input);
  const subject = isCertain ? 'mixpost' : subjectOf(searchable.text, searchable.hasOther);
  const installation = recognizeInstallation(searchable.text, input);
  const lines = input.split('\n');
  const [start, end] = composeRange(lines) ?? [0, 0];
  const compose = checkCompose(lines);
  const rest = end > 0 ? lines.map((line, at) => (at < start || at >= end ? line : '')).join('\n') : input;
  const isEnv = isEnvFile(rest);
  const all = findCauses(searchable, signatures, true);
  const isOpen = subject === 'mixpost' || subject === 'laravel';
  const causes = isOpen || isEnv ? all : subject === 'unknown' ? findCauses(searchable, signatures, false) : [];
  return {
    format: compose ? 'Compose file' : isEnv ? '.env file' : formatOf(searchable.text),
    installation,
    causes,
    withheld: causes.length === 0 ? all.length : 0,
    findings: [
      ...(compose ?? []),
      ...(isEnv ? checkEnv(settingsOf(rest, causes.length > 0), installation.edition ?? edition) : []),
    ],
    advisories: subject === 'other' ? [] : advisoriesFor(searchable.text, installation, edition),
  };
}

function advisoriesFor(text: string, { edition, version }: Choices, chosen: string | null): readonly Advisory[] {
  const ofText = (edition ?? chosen) as EditionName | null;
  const php = phpVersionOf(text);
  return advisories.filter((advisory) => {
    if (advisory.php) {
      return php && affectsPhp(advisory, php);
    }
    if (ofText && version && !affectsRelease(advisory, ofText, version)) {
      return false;
    }
    // What networks print doesn't contain a release, so one that isn't known counts.
    return advisory.kind === 'network'
      ? namesNetwork(text, advisory) && (!ofText || advisory.affects.some((affected) => affected.edition === ofText))
      : ofText && version;
  });
}

function namesNetwork(text: string, { at }: Advisory): boolean {
  return products.some(({ pages, signs }) => pages.test(at) && signs.test(text));
}

/** Returns the section that solves an error, if possible on a page for the reader's edition and installation. */
export function sectionFor(
  { at }: Pick<Signature, 'at'>,
  { edition, method }: Pick<Choices, 'edition' | 'method'>,
): string {
  const own = edition ? at.filter((section) => section.startsWith(`/${edition}/`)) : [];
  const page = method === 'docker' ? '/docker#' : '/manual#';
  const forMethod = method ? own.find((section) => section.includes(page)) : undefined;
  const isForOther = /^\/(?:lite|pro|enterprise)\//.test(at[0]);
  return forMethod ?? (isForOther ? (own[0] ?? at[0]) : at[0]);
}
