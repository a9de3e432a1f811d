import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkTree } from './copy-tree';
import { writeOurSite } from './our-site';
import { pagesOf } from './site-plan';

/** Parses the page counts in `--pages 100,1000`. */
function readPageCounts(words: readonly string[]): number[] {
  const [name, list = ''] = words.flatMap((word) => word.split('='));
  const counts = list.split(',').map(Number);
  if (name !== '--pages' || counts.some((count) => !(Number.isInteger(count) && count > 0 && count <= 10_000))) {
    throw new Error('Write npm run bench:build -- --pages 100,1000, with numbers from 1 to 10000.');
  }
  return counts;
}

/** Builds this site with generated pages instead of its own, and returns a table row. */
function measure(count: number, project: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-bench-'));
  try {
    writeOurSite(folder, pagesOf(count), project);
    linkTree(realpathSync(join(project, 'node_modules')), join(folder, 'node_modules'));
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) {
      throw new Error(`The build of ${count} pages failed:\n${stdout}${stderr}`);
    }
    const files = readdirSync(join(folder, 'out'), { withFileTypes: true, recursive: true }).filter((entry) =>
      entry.isFile(),
    );
    const bytes = files.reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0);
    return `| ${count} | ${seconds.toFixed(1)} | ${(bytes / 1e6).toFixed(1)} | ${files.length} |\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `npm run bench:build -- --pages 100,1000`: measures how build time and output grow with the number of pages. */
function bench(): void {
  const counts = readPageCounts(process.argv.slice(2));
  process.stdout.write('| pages | build, s | output, MB | files |\n| ---: | ---: | ---: | ---: |\n');
  for (const count of counts) {
    process.stdout.write(measure(count, process.cwd()));
  }
}

bench();
