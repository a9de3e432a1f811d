import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { bundle } from '@/lib/bundle/bundle';

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
 * @param root the project's root folder
 * @returns `head.js` and `page.js`, by name
 * @throws when a module can't be resolved or parsed, with file and line
 */
export async function bundleScripts(root: string): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  for (const [name, file] of [
    ['head', 'head.ts'],
    ['page', 'page.tsx'],
  ] as const) {
    const chunks = await bundle(root, {
      input: { [name]: `${folder}/${file}` },
      output: { format: 'iife', codeSplitting: false, entryFileNames: '[name].js' },
      define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
      plugins: [replaceModules(root)],
    });
    for (const { fileName, code } of chunks) {
      scripts.set(fileName, code);
    }
  }
  return scripts;
}

function replaceModules(root: string): Plugin {
  return {
    name: 'replace-modules',
    resolveId(source) {
      const found = replacements.find(({ module }) => module.test(source));
      return found ? join(root, folder, found.file) : null;
    },
  };
}
