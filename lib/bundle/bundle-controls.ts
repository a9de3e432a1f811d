import { bundle } from './bundle';

/** The scripts that work without React, ready to be served. */
export type ControlsBundle = {
  /** Name of the script that every page loads; everything else is imported on demand. */
  readonly entry: string;
  /** The text of every file by its name, which contains a hash of the text. */
  readonly files: ReadonlyMap<string, string>;
};

/** The folder that Next exports the scripts to, and `next dev` serves them from (`app/scripts/[file]/route.ts`). */
export const exportedFolder = 'scripts';

/** The folder of the built site that the scripts are served from: hosts let browsers keep its files forever. */
export const servedFolder = '_next/static/scripts';

/** The address of a script, without the base path. */
export function addressOfScript(name: string): string {
  return `/${process.env.NODE_ENV === 'production' ? servedFolder : exportedFolder}/${name}`;
}

let bundled: Promise<ControlsBundle> | null = null;

/**
 * Bundles `components/controls/controls.ts` and everything that it imports on demand. The result is kept for the process, except in
 * development.
 *
 * @param root the project's folder
 * @throws when a module can't be resolved or parsed, with file and line
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
    output: { format: 'esm', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
  });
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry || entry.imports.length > 0) {
    throw new Error('components/controls/controls.ts must become one file, so that controls take one request.');
  }
  return { entry: entry.fileName, files: new Map(chunks.map(({ fileName, code }) => [fileName, code])) };
}
