import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { idsOnDisk } from '@/lib/content/pages/folder';
import { filesBelow } from '@/lib/programs/files-below';
import { copyTree, linkTree } from '@/lib/scripts/build/copy-tree';

const excluded = ['.git', '.next', '.preview', 'dist', 'e2e', 'hosts', 'node_modules', 'out', 'test-results'];

/** Parses the page counts in `--pages 100,1000`. */
function readPageCounts(words: readonly string[]): number[] {
  const [name, list = ''] = words.flatMap((word) => word.split('='));
  const counts = list.split(',').map(Number);
  if (name !== '--pages' || counts.some((count) => !(Number.isInteger(count) && count > 0 && count <= 10_000))) {
    throw new Error('Write npx tsx lib/scripts/bench/build-bench.ts --pages 100,1000, with numbers from 1 to 10000.');
  }
  return counts;
}

/** Adds copies of all pages in numbered folders, each with a sidebar, up to a number. Pages are never removed. */
function addCopies(folder: string, count: number): void {
  const ids = idsOnDisk({ name: 'current' }, folder);
  const sidebars: string[] = [];
  for (let left = count - ids.length, copy = 1; left > 0; left -= ids.length, copy++) {
    const copied = ids.slice(0, left).map((id) => [id, `copy-${copy}/${id}`] as const);
    for (const [from, to] of copied) {
      const target = join(folder, 'content', `${to}.mdx`);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(folder, 'content', `${from}.mdx`), target);
    }
    sidebars.push(`'copy-${copy}': sidebar('Copy ${copy}', [${copied.map(([, to]) => `doc('${to}')`).join(', ')}]),\n`);
  }
  const manifest = join(folder, 'content/manifest.ts');
  const source = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, source.replace('sidebars: {\n', `$&${sidebars.join('')}`));
}

/** Builds this site with copies of its pages, and returns a table row. */
function measure(count: number, project: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-bench-'));
  try {
    copyTree(project, folder, (path) => !excluded.includes(relative(project, path)));
    linkTree(join(project, 'node_modules'), join(folder, 'node_modules'));
    addCopies(folder, count);
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) {
      throw new Error(`The build of ${count} pages failed:\n${stdout}${stderr}`);
    }
    const pages = idsOnDisk({ name: 'current' }, folder).length;
    const files = filesBelow(join(folder, 'out'));
    const bytes = files.reduce((sum, name) => sum + lstatSync(join(folder, 'out', name)).size, 0);
    return `| ${pages} | ${seconds.toFixed(1)} | ${(bytes / 1e6).toFixed(1)} | ${files.length} |\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures how build time and output grow with the number of pages. */
function bench(): void {
  const counts = readPageCounts(process.argv.slice(2));
  process.stdout.write('| pages | build, s | output, MB | files |\n| ---: | ---: | ---: | ---: |\n');
  for (const count of counts) {
    process.stdout.write(measure(count, process.cwd()));
  }
}

bench();
