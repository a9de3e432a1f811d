import { environment, ineffective } from '@/content/environment/table.mjs';
import type { EnvironmentKey } from '@/content/environment/types';

/** What the doctor needs to know of a key; the reference pages say the rest. */
export type KnownKey = {
  readonly name: string;
  readonly type: EnvironmentKey['type'];
  readonly choices?: readonly string[];
  /** Every edition, if omitted. */
  readonly editions?: readonly string[];
};

/**
 * The keys that Mixpost reads, and those that it doesn't although guides mention them. Browsers get only the result, in
 * place of this module (`lib/export/bundle/known-keys-loader.mjs`).
 */
export const knownKeys: {
  readonly keys: readonly KnownKey[];
  readonly ineffective: readonly { readonly names: readonly string[]; readonly editions: readonly string[] }[];
} = {
  keys: environment.flatMap(({ keys }) =>
    keys.map((key) => ({
      name: key.name,
      type: key.type,
      ...('choices' in key && { choices: key.choices }),
      ...(key.editions && { editions: key.editions }),
    })),
  ),
  ineffective: ineffective.map(({ names, editions }) => ({ names, editions })),
};
