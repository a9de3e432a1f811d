import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, warn } from '@/lib/programs/log';
import { runProgram } from '@/lib/programs/run-program';
import { assertTag, collect, releaseNotesOf, writeChecksums } from './release-files';

/**
 * `npm run release -- v1.0.0`: builds everything that a release contains, and writes it with checksums to
 * `dist/release/`, and its notes to `dist/release-notes.md`. Throws a sentence if the tag, the notes, or a step fails.
 */
async function release(root: string, tag: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assertTag(tag, version);
  const notes = releaseNotesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  const [dist, folder] = [join(root, 'dist'), join(root, 'dist', 'release')];
  const run = async (command: string) => {
    log(`Running ${command}`);
    const { status, output } = await runProgram(command, root);
    if (status !== 0) {
      throw new Error(`${command} failed:\n${output.trim()}`);
    }
  };
  rmSync(dist, { recursive: true, force: true });
  // The private copy comes first: it doesn't contain the downloads that the next build adds to the site.
  await run('npm run build && npm run pack');
  mkdirSync(folder, { recursive: true });
  await run(`tar -czf dist/release/mixpost-docs-${version}-site.tar.gz out hosts`);
  await run('npm run build:pdf');
  await run('npm sbom --sbom-format cyclonedx --sbom-type application --omit dev > sbom.cdx.json');
  collect(dist, folder, /^mixpost-docs-[\d.]+\.tgz$/);
  collect(join(root, 'out', 'downloads'), folder, /\.pdf$/);
  collect(root, folder, /^sbom\.cdx\.json$/);
  writeChecksums(folder);
  writeFileSync(join(dist, 'release-notes.md'), notes);
  log(`The files of ${tag} are in dist/release/.`);
}

release(process.cwd(), process.argv[2] ?? '').catch((error: Error) => {
  warn(error.message);
  process.exitCode = 1;
});
