/** What a value may be; `lib/values/kinds.ts` has the rule and the message of each kind. */
export type Kind =
  | 'domain'
  | 'host'
  | 'email'
  | 'user'
  | 'uuid'
  | 'identifier'
  | 'word'
  | 'number'
  | 'folder'
  | 'core-path'
  | 'address'
  | 'app-key'
  | 'token'
  | 'secret';

/** What the panel can make up for the reader. */
export type Generated = 'password' | 'app-key' | 'hex' | 'digits';

/** Something that each reader replaces by a value of their own. */
export type Placeholder = {
  readonly label: string;
  /** What pages show in its place. */
  readonly example: string;
  /** What it is and where it comes from, in a sentence. */
  readonly hint: string;
  readonly kind: Kind;
  /** Kept in the memory of one tab, never stored. */
  readonly isSecret?: true;
  readonly generate?: Generated;
  /** Whether having none is an answer too, so that the slash behind it goes as well. */
  readonly mayBeEmpty?: true;
};
