/** One thing that an entry tells the reader to do in words: these words, and the commands that do it. */
type Instruction = readonly [says: string, ...run: string[]];

/** The commands and files of the entry itself, as the page has them. */
export const ownCommands = 'own commands';

/** An error that a troubleshooting page explains, caused on purpose. */
export type ProvokedError = {
  /** The entry's heading, without marks for code. */
  readonly heading: string;
  /** What must be there before, such as a picture in the media library. */
  readonly prepare?: readonly string[];
  /** Causes the error on a healthy installation. */
  readonly provoke: readonly string[];
  /** Shows the error, or that there's none; a signed-in request of the start page by default. */
  readonly check?: string;
  /** What the check prints while the error is there; the heading by default. */
  readonly error?: RegExp;
  /** What the check prints on a healthy installation, before and after; status 200 or 201 by default. */
  readonly healthy?: RegExp;
  /** How the entry fixes the error, in order; its own commands by default. */
  readonly fix?: readonly (Instruction | typeof ownCommands)[];
  /** Reader's values that differ from the installation's. */
  readonly values?: Readonly<Record<string, string>>;
  /** Restores what the fix has no reason to change back. */
  readonly restore?: readonly string[];
};
