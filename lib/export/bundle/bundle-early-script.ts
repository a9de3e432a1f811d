import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle';

/** The early script and what it loads on demand, which work without React. */
export type EarlyScriptBundle = {
  /** Name of the script that every page loads; everything else is imported on demand. */
  readonly entry: string;
  /** The text of every file, by name. The name contains a hash of the text. */
  readonly files: ReadonlyMap<string, string>;
};

/** The folder of the built site with the scripts. Hosts let browsers cache its files forever. */
export const scriptsFolder = '_next/static/scripts';

/**
 * Bundles `components/early-script/early-script.ts` and everything that it imports on demand.
 *
 * @param mode in development, names have no hash, and no service worker is registered
 * @throws if a module can't be resolved or parsed, with file and line
 */
export async function bundleEarlyScript(
  root: string,
  mode: 'production' | 'development' = 'production',
): Promise<EarlyScriptBundle> {
  const fileNames = mode === 'production' ? '[name]-[hash].js' : '[name].js';
  const chunks = await bundle(root, {
    input: { 'early-script': 'components/early-script/early-script.ts' },
    output: {
      format: 'esm',
      entryFileNames: fileNames,
      chunkFileNames: fileNames,
      // With what it imports. Otherwise, the bundler decides by what else imports those modules on demand.
      codeSplitting: { groups: [{ name: 'early-script', test: /components\/early-script\/early-script\.ts$/ }] },
    },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry || entry.imports.length > 0) {
    throw new Error(
      'components/early-script/early-script.ts must be bundled into one file, so that it needs only one request.',
    );
  }
  return { entry: entry.fileName, files: new Map(chunks.map(({ fileName, code }) => [fileName, code])) };
}

/** Writes the scripts to the built site. */
export function publishEarlyScript(out: string, { files }: EarlyScriptBundle): void {
  mkdirSync(join(out, scriptsFolder), { recursive: true });
  for (const [name, code] of files) {
    writeFileSync(join(out, scriptsFolder, name), code);
  }
}
