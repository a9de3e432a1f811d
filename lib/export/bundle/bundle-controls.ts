import { relative } from 'node:path';
import { bundle } from './bundle';

/** The bundled scripts that work without React. */
export type ControlsBundle = {
  /** Name of the script that every page loads; everything else is imported on demand. */
  readonly entry: string;
  /** The text of every file, by name. The name contains a hash of the text. */
  readonly files: ReadonlyMap<string, string>;
  /** The file that contains each module, by the module's path from the root. */
  readonly modules: ReadonlyMap<string, string>;
  /** What each file imports, statically and on demand. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
};

/** The folder that Next exports the scripts to. `next dev` serves them from there (`app/scripts/[file]/route.ts`). */
export const exportedFolder = 'scripts';

/** The folder of the built site that serves the scripts. Hosts let browsers cache its files forever. */
export const servedFolder = '_next/static/scripts';

/** Returns the URL path of a script, without the base path. */
export function addressOfScript(name: string): string {
  return `/${process.env.NODE_ENV === 'production' ? servedFolder : exportedFolder}/${name}`;
}

let bundled: Promise<ControlsBundle> | null = null;

/**
 * Bundles `components/controls/controls.ts` and everything that it imports on demand. The result is cached in the
 * process, except in development.
 *
 * @throws if a module can't be resolved or parsed, with file and line
 */
export function bundleControls(root: string): Promise<ControlsBundle> {
  if (bundled === null || process.env.NODE_ENV !== 'production') {
    bundled = readBundle(root);
  }
  return bundled;
}

async function readBundle(root: string): Promise<ControlsBundle> {
  const chunks = await bundle(root, {
    input: { controls: 'components/controls/controls.ts' },
    output: {
      format: 'esm',
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      // With what it imports. Otherwise, the bundler decides by what else imports those modules on demand.
      codeSplitting: { groups: [{ name: 'controls', test: /components\/controls\/controls\.ts$/ }] },
    },
  });
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry || entry.imports.length > 0) {
    throw new Error(
      'components/controls/controls.ts must be bundled into one file, so that the controls need only one request.',
    );
  }
  const pathOf = (module: string) => relative(root, module).replaceAll('\\', '/');
  return {
    entry: entry.fileName,
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    modules: new Map(
      chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [pathOf(id), fileName] as const)),
    ),
    imports: new Map(chunks.map((chunk) => [chunk.fileName, [...chunk.imports, ...chunk.dynamicImports]])),
  };
}
