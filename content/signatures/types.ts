/** An error with its texts in logs, and the sections that solve it. */
export type Signature = {
  /** The heading of the first section, as its page writes it. */
  readonly title: string;
  /** The sections, best first: `/path#id`. Others treat the same error for one edition, installation, or upgrade. */
  readonly at: readonly [string, ...string[]];
  /**
   * What the error looks like in a log, in lowercase, with single spaces: any of them is enough. ` … ` stands for up to
   * 200 characters. Patterns are for texts whose variable parts matter.
   */
  readonly texts: readonly (string | RegExp)[];
  /**
   * How readers describe it in their own words. It only counts if the input shows that it's about Mixpost, and less
   * than any error.
   */
  readonly symptoms?: readonly RegExp[];
  /** Texts of which one must occur anywhere in the input, because the error's own text has other meanings as well. */
  readonly needs?: readonly string[];
  /** Whether other software reports the error in the same words, so the input must show that it's about Mixpost. */
  readonly isGeneral?: boolean;
  /** Whether a container stops with it, so that what comes after it is only a consequence. */
  readonly isFatal?: boolean;
  /**
   * Whether other products that Mixpost works with report the error in the same words. Then the text only names the
   * product of its section (`products.ts`) if something around it does.
   */
  readonly isShared?: boolean;
};

/**
 * A signature as the files of this folder write it. A section can leave out its ID if it follows from the title, and
 * the texts can be omitted if they're what the title quotes.
 */
export type SignatureSource = Omit<Signature, 'texts'> & { readonly texts?: Signature['texts'] };
