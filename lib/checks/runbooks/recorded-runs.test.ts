import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '@/lib/content/pages/folder';
import { describeRun, type RunRecord, recordFileOf, runRecordSchema } from '@/lib/content/pages/run-record';
import { hashSteps } from './page-steps';
import { pageFileOf, stepsOfPage } from './run-files';
import { manualLite } from './runbook';
import { decide } from './substitutions';

const record: RunRecord = {
  page: 'lite/installation/manual',
  date: '2026-11-24',
  versions: { lite: '2.3', php: '8.2', database: 'MariaDB 10.11', system: 'Debian 12' },
  hash: 'a'.repeat(64),
  counts: { written: 24, substituted: 7, skipped: 5, files: 4 },
  substituted: [],
  skipped: [],
};

test('describes a run in one sentence', () => {
  expect(describeRun(record)).toBe(
    'Run on November 24, 2026 with Lite 2.3, PHP 8.2, and MariaDB 10.11 on Debian 12: 24 commands as written, 7 with substitutions, 5 not run.',
  );
});

test('uses the singular for one command', () => {
  const counts = { written: 1, substituted: 1, skipped: 0, files: 0 };
  expect(describeRun({ ...record, counts })).toMatch(/: 1 command as written, 1 with a substitution, 0 not/);
});

const files = readdirSync(join(contentFolder, 'runs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => join(contentFolder, 'runs', name));

test.each(files)('%s belongs to the commands that its page has now', async (file) => {
  const recorded = runRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const steps = await stepsOfPage(recorded.page);
  expect(recordFileOf(pageFileOf(recorded.page))).toBe(file);
  expect(
    recorded.hash,
    'The commands changed: run npm run verify:runbooks again, or remove the record and choose another method.',
  ).toBe(hashSteps(steps));
  const commands = steps.filter((step) => step.kind === 'command');
  const kinds = commands.map((step) => decide(step).kind);
  const countOf = (kind: string) => kinds.filter((candidate) => candidate === kind).length;
  expect(recorded.counts).toEqual({
    written: countOf('written'),
    substituted: countOf('substituted'),
    skipped: countOf('skipped'),
    files: steps.length - commands.length,
  });
  expect(recorded.substituted).toHaveLength(recorded.counts.substituted);
  expect(recorded.skipped).toHaveLength(recorded.counts.skipped);
});

test('quotes only results that the page states', async () => {
  const file = join(contentFolder, `${manualLite.page}.mdx`);
  const passages = readdirSync(join(contentFolder, 'passages')).map((name) => join(contentFolder, 'passages', name));
  const text = [file, ...passages]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .replaceAll(/\s+/g, ' ');
  for (const { stated } of manualLite.expectations) {
    expect(text).toContain(stated);
  }
});
