import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bundle } from '@/lib/export/bundle/bundle';
import { compressFolder } from '@/lib/hosting/compress-folder';
import { noticesOf } from './notices';
import { packageReadme } from './package-readme';
import type { SiteDescription } from './site';

/** Files of the export that the server never reads: compressed copies of an earlier step, and settings for hosts. */
const unneeded = /\.(?:br|gz)$|^(?:serve\.json|\.nojekyll)$/;

/**
 * Writes the private copy as a package without dependencies: the program in `bin/`, and the site in `site/`, where text
 * is stored only in its compressed form.
 *
 * @param root the project's root folder, with a built site in `out/`
 * @param folder the package's folder, which mustn't exist yet
 * @throws if a module can't be bundled
 */
export async function writePackage(root: string, folder: string, site: SiteDescription): Promise<void> {
  const target = join(folder, 'site');
  const copies = new Set(Object.keys(site.copies));
  const pages = new Set(
    [...site.host.pages, ...site.host.folders].map(({ file }) => file).concat(site.host.notFoundFile),
  );
  for (const file of filesBelow(join(root, 'out'))) {
    const isCopy = copies.has(`/${file}`) || (file.endsWith('.html') && !pages.has(`/${file}`));
    if (!isCopy && !unneeded.test(file)) {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      copyFileSync(join(root, 'out', file), join(target, file));
    }
  }
  await compressFolder(target);
  keepSmallest(target);
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  await writeProgram(root, join(folder, 'bin'));
  writeAbout(root, folder);
}

/** Keeps only the Brotli form of each compressed file; the server can make the others. */
function keepSmallest(folder: string): void {
  for (const file of filesBelow(folder)) {
    if (file.endsWith('.br')) {
      rmSync(join(folder, file.replace(/\.br$/, '')));
      rmSync(join(folder, file.replace(/\.br$/, '.gz')), { force: true });
    }
  }
}

async function writeProgram(root: string, bin: string): Promise<void> {
  const chunks = await bundle(root, {
    input: { 'mixpost-docs': 'lib/hosting/server/cli.ts' },
    platform: 'node',
    output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
  });
  mkdirSync(bin);
  writeFileSync(join(bin, 'LICENSES.txt'), noticesOf(chunks.flatMap(({ moduleIds }) => moduleIds)));
  for (const { fileName, code, isEntry } of chunks) {
    writeFileSync(join(bin, fileName), isEntry ? `#!/usr/bin/env node\n${code}` : code, { mode: 0o755 });
  }
}

function writeAbout(root: string, folder: string): void {
  const { name, version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const about = { name, version, license, type: 'module', engines, bin: { [name]: `bin/${name}.js` } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), packageReadme(`${name}-${version}.tgz`));
  for (const file of ['LICENSE', 'THIRD-PARTY.md']) {
    copyFileSync(join(root, file), join(folder, file));
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
