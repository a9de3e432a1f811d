import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '@/lib/export/bundle/bundle';
import { compressBrotli, isCompressible } from '@/lib/hosting/compress-file';
import { programName } from '@/lib/hosting/terminal/data';
import { filesBelow } from '@/lib/programs/files-below';
import { writeArchive } from './archive';
import { noticesOf } from './notices';
import { packageReadme } from './package-readme';
import type { SiteDescription } from './site';

/**
 * Files of the export that the server never reads: compressed copies of an earlier step, and the mark for GitHub Pages.
 */
const unneeded = /\.(?:br|gz)$|^\.nojekyll$/;

/**
 * Writes the private copy as a package without dependencies to a new folder: the program in `bin/`, and the site in one
 * archive, where text is stored only in its compressed form; the server can make the others.
 */
export async function writePackage(root: string, folder: string, site: SiteDescription): Promise<void> {
  const copies = new Set(Object.keys(site.copies));
  const pages = new Set(
    [...site.host.pages, ...site.host.folders].map(({ file }) => file).concat(site.host.notFoundFile),
  );
  const files = filesBelow(join(root, 'out')).filter((file) => {
    const isCopy = copies.has(`/${file}`) || (file.endsWith('.html') && !pages.has(`/${file}`));
    return !isCopy && !unneeded.test(file);
  });
  const contents = files.map(async (file) => {
    const bytes = readFileSync(join(root, 'out', file));
    const packed = isCompressible(file) ? await compressBrotli(bytes) : null;
    return packed ? ([`/${file}.br`, packed] as const) : ([`/${file}`, bytes] as const);
  });
  mkdirSync(folder, { recursive: true });
  writeArchive(join(folder, 'site.bin'), await Promise.all(contents));
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  await writeProgram(root, join(folder, 'bin'));
  copyFileSync(join(root, 'out', programName), join(folder, 'bin', programName));
  writeAbout(root, folder);
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
