import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleOptions } from '@/lib/controls/bundle-controls';

const folder = 'app/_offline-copy';

/** Modules that the copy replaces: addresses are those of files, and data comes from scripts, because a file can't fetch anything. */
const replacements: readonly { readonly module: RegExp; readonly file: string }[] = [
  { module: /\/site\/base-path\.mjs$/, file: 'addresses.ts' },
  { module: /\/search\/engine\/index-ahead$|^\.\/index-ahead$/, file: 'index-ahead.ts' },
  { module: /\/load-value-pages$/, file: 'load-value-pages.ts' },
  { module: /\/offline\/visits-control$/, file: 'visits-control.ts' },
];

/**
 * Bundles the scripts of the offline copy. Each is one classic script with everything that it loads, because browsers load no modules and
 * no further scripts from a file that was opened by a double click.
 *
 * @param root the project's folder
 * @param output where `head.js`, `page.js`, and `page.css` go
 * @throws when a module can't be resolved or parsed, with file and line
 */
export async function bundleScripts(root: string, output: string): Promise<void> {
  const options = bundleOptions(root);
  await build({
    ...options,
    entryPoints: { head: `${folder}/head.ts`, page: `${folder}/page.tsx` },
    outdir: output,
    format: 'iife',
    jsx: 'automatic',
    logLevel: 'error',
    define: { ...options.define, 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
    plugins: [replaceModules(root)],
  });
}

function replaceModules(root: string): Plugin {
  return {
    name: 'replace-modules',
    setup: ({ onResolve }) => {
      for (const { module, file } of replacements) {
        onResolve({ filter: module }, () => ({ path: join(root, folder, file) }));
      }
    },
  };
}
