import { readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'rolldown';
import { bundle } from '@/lib/export/bundle/bundle';

const folder = 'app/_offline-copy';

/** What the offline copy replaces: URLs are files, and data comes from scripts, because its pages can't fetch. */
export const replacements: Readonly<Record<string, string>> = {
  'lib/site/base-path.mjs': 'addresses.ts',
  'components/search/engine/index-files.ts': 'index-files.ts',
  'components/planner/load-page.ts': 'load-page.ts',
  'components/values/load-value-pages.ts': 'load-value-pages.ts',
  'components/offline/service-worker-control.ts': 'service-worker-control.ts',
};

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
      // The copy searches its own index, because its pages can't request anything.
      define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""', isSearchHosted: 'false' },
      plugins: [replaceModules(root), styles.plugin],
    });
    for (const { fileName, code } of chunks) {
      files.set(fileName, code);
    }
  }
  files.set('page.css', styles.css());
  return files;
}

/** Creates a plugin that replaces modules by their path in the project, however they're imported. */
function replaceModules(root: string): Plugin {
  return {
    name: 'replace-modules',
    async resolveId(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const replacement = resolved && replacements[relative(root, resolved.id).replaceAll('\\', '/')];
      return replacement ? join(root, folder, replacement) : resolved;
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
