import type { EditionName } from '@/lib/site/editions';

/** Releases of an edition: from the first version to the one before `before`; without one, all older or newer ones. */
export type Affected = {
  readonly edition: EditionName;
  readonly from?: string;
  readonly before?: string;
};

/** A vulnerability, a known problem, or a network that stopped working. */
export type Advisory = {
  /** Never changes: it's part of the feed's entry. */
  readonly id: string;
  readonly kind: 'security' | 'problem' | 'network';
  /** One line, with code in backticks. */
  readonly title: string;
  /** The day on which it became public, or since when a network fails. */
  readonly date: string;
  readonly affects: readonly Affected[];
  /** The PHP releases with the fix, one for each series, if PHP is affected and not Mixpost. */
  readonly php?: readonly string[];
  /** The network, as a key of `content/services/services.mjs`. */
  readonly service?: string;
  /** The release with the fix; null if there's none, and then `now` is a workaround. */
  readonly fixedIn: string | null;
  /** What to do now, in one line of Markdown. */
  readonly now: string;
  /** The section with the details: `/path#id`. */
  readonly at: string;
  readonly sources: readonly string[];
  /** How it's known, as in the frontmatter of pages. */
  readonly method: 'run' | 'code' | 'stated' | 'reported';
};
