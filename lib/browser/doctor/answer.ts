export type Answer = {
  /** The cause, and how the fix begins. Parts in backticks are code. */
  readonly text: string;
  /** The fix's first commands with Docker, and without it. */
  readonly docker?: string;
  readonly manual?: string;
};
