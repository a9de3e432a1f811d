import type { EditionName } from '@/lib/site/editions';

/** One text for every edition, or one for each edition that has it, in inline Markdown. */
export type ByEdition = string | { readonly [E in EditionName]?: string };

/** The accepted values. */
type ValueType =
  | { readonly type: 'text' | 'address' | 'path' | 'host' | 'boolean' }
  | { readonly type: 'number'; readonly unit?: 'MB' | 'bytes' | 'minutes' | 'seconds' }
  | { readonly type: 'choice'; readonly choices: readonly string[] };

/** A key that Mixpost, or the software around it, reads from the environment. Values are written as in `.env`. */
export type EnvironmentKey = ValueType & {
  readonly name: string;
  /** Every edition, if omitted. */
  readonly editions?: readonly EditionName[];
  /**
   * What reads the key. `package` is Mixpost's own package, so the key works in every installation. `app` is the
   * configuration of the standalone application, which the images also contain. `image` is the start script of the
   * image, and `compose` is only the Compose file.
   */
  readonly readBy: 'package' | 'app' | 'image' | 'compose';
  readonly meaning: ByEdition;
  /** The value if the key isn't set; `''` means none. Omitted for an edition if no source states its default. */
  readonly default?: ByEdition;
  /** The value in the standalone application's `.env.example`, if it differs from the default. */
  readonly exampleFile?: ByEdition;
  /** The value that the official installer writes, if it differs from the default. */
  readonly installer?: ByEdition;
  /** A value to write, for the Docker setup where it makes a difference. It can contain placeholders. */
  readonly example: ByEdition;
  /** What happens without the key, if the default doesn't make it clear. */
  readonly missing?: ByEdition;
  /** Whether Mixpost requires the key to work. */
  readonly isRequired?: boolean;
  readonly isSecret?: boolean;
  /** The version of an edition that introduced the key, and in `until`, the last version that read it. */
  readonly since?: { readonly [E in EditionName]?: string };
  readonly until?: { readonly [E in EditionName]?: string };
  /** The editions whose template sets the key. The templates of other editions have it commented out. */
  readonly inTemplate?: readonly EditionName[];
};

/** Keys that belong together, with Markdown before the list that applies to all of them. */
export type EnvironmentGroup = {
  readonly title: string;
  readonly intro?: ByEdition;
  readonly keys: readonly EnvironmentKey[];
};

/** Keys that people set but that nothing reads. */
export type IneffectiveKeys = {
  readonly names: readonly string[];
  readonly editions: readonly EditionName[];
  readonly reason: ByEdition;
};
