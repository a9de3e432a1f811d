import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const own = 'app/_offline-copy';

/** What the copy has in place of a module of the site: no router, and addresses of files. */
const standIns: readonly { readonly module: RegExp; readonly file: string }[] = [
  { module: /^next\/navigation$/, file: 'navigation.ts' },
  { module: /\/site\/base-path\.mjs$/, file: 'addresses.ts' },
  { module: /^@\/components\/search\/engine\/index-ahead$|^\.\/index-ahead$/, file: 'index-ahead.ts' },
  { module: /\/load-value-pages$/, file: 'load-value-pages.ts' },
  {
    module: /^@\/components\/(link\/use-page-changes|link\/use-prefetching|route-progress\/use-route-progress)$/,
    file: 'no-router.ts',
  },
];

/**
 * Bundles the scripts of the offline copy. Each is one classic script with all that it loads, because a browser reads no module and
 * no further script from a file that was opened by a double click.
 *
 * @param root the project's root folder
 * @param folder where `head.js`, `page.js` and `page.css` go
 * @throws when a module cannot be found or read, with the file and the line
 */
export async function bundleScripts(root: string, folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { head: `${own}/head.ts`, page: `${own}/chrome.tsx` },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    plugins: [standInsOf(root)],
  });
}

function standInsOf(root: string): Plugin {
  return {
    name: 'stand-ins',
    setup: ({ onResolve }) => {
      for (const { module, file } of standIns) {
        onResolve({ filter: module }, () => ({ path: join(root, own, file) }));
      }
    },
  };
}
