/** What kind of value is accepted. `lib/browser/values/kinds.ts` has the rule and the error message of each kind. */
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

/** What the panel can generate for the reader. */
export type Generated = 'password' | 'app-key' | 'hex' | 'digits';

/** Something that each reader replaces with their own value. */
export type Placeholder = {
  readonly label: string;
  /** What pages show until the reader enters a value. */
  readonly example: string;
  /** What it is and where to find it, in a sentence. */
  readonly hint: string;
  readonly kind: Kind;
  /** Kept in the memory of one tab, never stored. */
  readonly isSecret?: true;
  readonly generate?: Generated;
  /** Whether the value can be empty, which also removes the slash after it. */
  readonly mayBeEmpty?: true;
};
