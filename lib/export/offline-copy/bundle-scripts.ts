import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'rolldown';
import { bundle } from '@/lib/export/bundle/bundle';

const folder = 'app/_offline-copy';

/** What the offline copy replaces: URLs are files, and data comes from scripts, because its pages can't fetch. */
const replacements: readonly { readonly module: RegExp; readonly file: string }[] = [
  { module: /\/site\/base-path\.mjs$/, file: 'addresses.ts' },
  { module: /\/index-files$/, file: 'index-files.ts' },
  { module: /\/load-page$/, file: 'load-page.ts' },
  { module: /\/load-value-pages$/, file: 'load-value-pages.ts' },
  { module: /\/offline\/service-worker-control$/, file: 'service-worker-control.ts' },
];

/**
 * Bundles the scripts of the offline copy. Each one is a classic script that includes everything it needs, because
 * browsers don't load modules or further scripts on a page that was opened from a file.
 *
 * @returns `head.js`, `page.js`, and `page.css`, by name
 * @throws if a module can't be resolved or parsed, with file and line
 */
export async function bundleScripts(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const styles = cssModules();
  for (const file of ['head.ts', 'page.tsx']) {
    const chunks = await bundle(root, {
      input: { [parse(file).name]: `${folder}/${file}` },
      output: { format: 'iife', codeSplitting: false, entryFileNames: '[name].js' },
      define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
      plugins: [replaceModules(root), styles.plugin],
    });
    for (const { fileName, code } of chunks) {
      files.set(fileName, code);
    }
  }
  files.set('page.css', styles.css());
  return files;
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

/** Creates a plugin for CSS modules: each one becomes a script with its class names, and its rules are collected. */
function cssModules(): { readonly plugin: Plugin; readonly css: () => string } {
  const rules = new Map<string, string>();
  return {
    css: () => [...rules.values()].join('\n'),
    plugin: {
      name: 'css-modules',
      load(id) {
        if (!id.endsWith('.module.css')) {
          return null;
        }
        const { code, exports } = transform({ filename: id, code: readFileSync(id), cssModules: true, minify: true });
        rules.set(id, code.toString());
        const names = Object.entries(exports || {}).map(([name, { name: built }]) => [name, built]);
        return { code: `export default ${JSON.stringify(Object.fromEntries(names))}`, moduleType: 'js' };
      },
    },
  };
}
