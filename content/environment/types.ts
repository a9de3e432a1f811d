/** An edition of the product, the smallest first. */
export type Edition = 'lite' | 'pro' | 'enterprise';

/** One text for every edition, or one for each that has it. A text is inline Markdown. */
export type ByEdition = string | { readonly [E in Edition]?: string };

/** What a value may be. */
type ValueType =
  | { readonly type: 'text' | 'address' | 'path' | 'host' | 'boolean' }
  | { readonly type: 'number'; readonly unit?: 'MB' | 'bytes' | 'minutes' | 'seconds' }
  | { readonly type: 'choice'; readonly choices: readonly string[] };

/** A key that Mixpost, or what stands around it, reads from the environment. Values stand as they are written in `.env`. */
export type EnvironmentKey = ValueType & {
  readonly name: string;
  /** Without it, every edition has the key. */
  readonly editions?: readonly Edition[];
  /**
   * Who reads it: `package` is Mixpost's own package, so that the key holds in every installation; `app` the configuration of the
   * standalone application, which the images hold too; `image` the start script of the image; `compose` the Compose file alone.
   */
  readonly readBy: 'package' | 'app' | 'image' | 'compose';
  readonly meaning: ByEdition;
  /** What holds without the key: `''` for nothing. Left out for an edition whose default no source states. */
  readonly default?: ByEdition;
  /** What the file `.env.example` of the standalone application says, where that is not the default. */
  readonly exampleFile?: ByEdition;
  /** What the vendor's server installer writes, where that is not the default. */
  readonly installer?: ByEdition;
  /** A value to write, for the set-up with Docker where it matters; placeholders may stand in it. */
  readonly example: ByEdition;
  /** What happens without the key, where the default does not say it. */
  readonly missing?: ByEdition;
  /** Nothing works without it. */
  readonly isRequired?: boolean;
  readonly isSecret?: boolean;
  /** The version of an edition that brought the key, and the last one that read it. */
  readonly since?: { readonly [E in Edition]?: string };
  readonly until?: { readonly [E in Edition]?: string };
  /** The editions whose ready template sets it; the others name it in a comment. */
  readonly inTemplate?: readonly Edition[];
};

/** Keys that belong together, with what holds for all of them before the list and behind it (Markdown). */
export type EnvironmentGroup = {
  readonly title: string;
  readonly intro?: ByEdition;
  readonly keys: readonly EnvironmentKey[];
  readonly outro?: ByEdition;
};

/** Keys that people set and nothing reads. */
export type IneffectiveKeys = {
  readonly names: readonly string[];
  readonly editions: readonly Edition[];
  readonly reason: ByEdition;
};
