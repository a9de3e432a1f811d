import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { actionDiagnostics } from '@/lib/checks/action-diagnostics';
import { checkPage } from '@/lib/checks/check-page';
import { checkPages } from '@/lib/checks/check-pages';
import { checkFences } from '@/lib/checks/fences/check-fences';
import { type Fence, fencesOf } from '@/lib/checks/fences/fence';
import { firstActionDiagnostics } from '@/lib/checks/first-action-diagnostics';
import { idDiagnostics } from '@/lib/checks/id-diagnostics';
import { ownerDiagnostics } from '@/lib/checks/owner-diagnostics';
import { provenanceDiagnostics } from '@/lib/checks/provenance-diagnostics';
import { findRepetition } from '@/lib/checks/repeated-paragraphs';
import { styleDiagnostics } from '@/lib/checks/style-diagnostics';
import { fileOf, idsOnDisk, passageFiles } from '@/lib/content/pages/content-files';
import { type Diagnostic, sentenceOf } from '@/lib/content/pages/diagnostic';
import { readFrontmatter } from '@/lib/content/pages/frontmatter';
import { readIdRegistry } from '@/lib/content/pages/moved-ids';
import { recordFileOf } from '@/lib/content/pages/run-record';
import { log, warn } from '@/lib/programs/log';
import type { Tally } from '@/lib/programs/tally';
import { pathOfId } from '@/lib/site/paths';

/**
 * `npm run verify:content`: checks the text and frontmatter of pages; then code, sentences, actions, repeated
 * paragraphs, sources, and published IDs.
 */
async function verifyContent(root: string): Promise<Tally> {
  const { errors, warnings } = await checkPages(versions, root);
  for (const found of [...errors, ...warnings]) {
    warn(sentenceOf(found));
  }
  if (errors.length > 0) {
    return { passed: 0, failed: errors.length, skips: [] };
  }
  const fences: Fence[] = [];
  const proseDiagnostics: Diagnostic[] = [];
  const pages = versions.flatMap((version) =>
    idsOnDisk(version, root).map((id) => ({ file: fileOf(version, id), path: pathOfId(id, version.path) })),
  );
  const sources = new Map<string, string>();
  const ids = new Map<string, ReadonlySet<string>>();
  for (const { file, path } of pages) {
    const text = readFileSync(join(root, file), 'utf8');
    const { tree, ids: own } = await checkPage(text, file);
    sources.set(file, text);
    fences.push(...fencesOf(tree, file));
    proseDiagnostics.push(
      ...styleDiagnostics(tree, file),
      ...firstActionDiagnostics(tree, file),
      ...sourceDiagnostics(text, file, root),
    );
    ids.set(path, own);
  }
  const report = await checkFences(fences);
  const repetition = findRepetition(sources);
  for (const file of passageFiles(root)) {
    sources.set(file, readFileSync(join(root, file), 'utf8'));
  }
  const diagnostics = [
    ...report.diagnostics,
    ...proseDiagnostics,
    ...repetition.diagnostics,
    ...actionDiagnostics(sources),
    ...ownerDiagnostics(sources),
    ...registryDiagnostics(ids, root),
  ];
  log(`Code: ${report.checked.map(({ name, fences: count }) => `${name} ${count}`).join(', ')}.`);
  log(`Words in paragraphs that another page has too: ${(repetition.share * 100).toFixed(1)}% (at most 4%).`);
  for (const { name, reason } of report.skipped) {
    log(`Couldn't run ${name}: ${reason}.`);
  }
  for (const found of diagnostics) {
    warn(sentenceOf(found));
  }
  if (diagnostics.length === 0) {
    log(`No problems in ${pages.length} pages.`);
  }
  const looks = report.checked.reduce((sum, { fences: count }) => sum + count, pages.length);
  return { passed: Math.max(looks - diagnostics.length, 0), failed: diagnostics.length, skips: report.skipped };
}

/** Checks that published IDs still lead somewhere. */
function registryDiagnostics(ids: ReadonlyMap<string, ReadonlySet<string>>, root: string): Diagnostic[] {
  const redirects = Object.assign({}, ...versions.map(({ manifest }) => manifest.redirects));
  return idDiagnostics(readIdRegistry(root), ids, redirects);
}

/** Checks a page's sources. The build itself reports frontmatter that can't be read. */
function sourceDiagnostics(text: string, file: string, root: string): Diagnostic[] {
  const frontmatter = readFrontmatter(text, file);
  const runFiles = [recordFileOf(file), recordFileOf(file, true)];
  return 'value' in frontmatter
    ? provenanceDiagnostics(
        frontmatter.value,
        text,
        file,
        runFiles.some((path) => existsSync(join(root, path))) ? null : (runFiles[0] ?? null),
      )
    : [];
}

const tally = await verifyContent(process.cwd());
if (process.env.TEST_REPORT) {
  writeFileSync(process.env.TEST_REPORT, JSON.stringify(tally));
}
process.exitCode = tally.failed > 0 ? 1 : 0;
