import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '@/lib/content/pages/folder';
import {
  describeRun,
  errorsRecordSchema,
  type RunRecord,
  recordFileOf,
  runRecordSchema,
} from '@/lib/content/pages/run-record';
import { badInputs } from './docker/bad-input';
import { dockerErrors, dockerServer } from './docker/errors/errors';
import { dockerRunbooks, stepsWithoutDocker } from './docker/runbooks';
import { decideWithDocker } from './docker/substitutions';
import { stepsWithDocker } from './docker/verify-docker';
import { entryOf, errorPages } from './errors/entries';
import { allErrors, hashEntry, server } from './errors/provoke';
import { ownCommands } from './errors/provoked-error';
import { summarize } from './follow';
import { hashSteps, pageFileOf, stepsOfPage } from './page-steps';
import { runbooks } from './runbooks';
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

test('describes a run with Docker', () => {
  const versions = { lite: '2.6.0', docker: '26.1', compose: '2.26', database: 'MySQL 9.7', system: 'Debian 13' };
  expect(describeRun({ ...record, versions })).toMatch(
    /^Run on November 24, 2026 with Docker 26\.1, Compose 2\.26, MySQL 9\.7, and an image rebuilt from Lite 2\.6\.0 on Debian 13: 24 /,
  );
});

test('says which edition Lite stood for, and that it was not run', () => {
  const versions = { lite: '2.6.0', docker: '26.1', compose: '2.26', database: 'MySQL 9.7', system: 'Debian 13' };
  expect(describeRun({ ...record, versions: { ...versions, standsFor: 'Pro' } })).toMatch(
    /^Docker commands run on November 24, 2026 with Docker 26\.1, .* and Lite 2\.6\.0 in place of Pro on Debian 13: .* Pro itself wasn't run\.$/,
  );
});

test('uses the singular for one command', () => {
  const counts = { written: 1, substituted: 1, skipped: 0, files: 0 };
  expect(describeRun({ ...record, counts })).toMatch(/: 1 command as written, 1 with a substitution, 0 not/);
});

test('describes provoked errors in one sentence', () => {
  const { page, date, versions } = record;
  const counts = { written: 3, substituted: 0, skipped: 0, files: 0, instructions: 1 };
  const error = { heading: 'A', shown: 'A', hash: record.hash, counts };
  expect(describeRun({ page, date, versions, errors: [error, error] })).toBe(
    '2 of the errors caused and fixed as described on November 24, 2026 with Lite 2.3, PHP 8.2, and MariaDB 10.11 on Debian 12.',
  );
});

const errorFilesOf = (withDocker: boolean) =>
  errorPages.map((page) => recordFileOf(pageFileOf(page), withDocker)).filter((file) => existsSync(file));
const errorFiles = [false, true].flatMap(errorFilesOf);
const files = readdirSync(join(contentFolder, 'runs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => join(contentFolder, 'runs', name))
  .filter((name) => !errorFiles.includes(name));

test.each(files)('%s belongs to the commands that its page has now', async (file) => {
  const recorded = runRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const withDocker = 'docker' in recorded.versions && dockerRunbooks.find(({ page }) => page === recorded.page);
  const steps = withDocker ? await stepsWithDocker(withDocker) : await stepsWithoutDocker(recorded.page);
  expect(recordFileOf(pageFileOf(recorded.page), 'docker' in recorded.versions)).toBe(file);
  expect(
    recorded.hash,
    'The commands changed: run npx tsx e2e/runbooks/verify-runbooks.ts again, or remove the record and choose another method.',
  ).toBe(hashSteps(steps));
  expect(recorded.counts).toEqual(summarize(steps, withDocker ? decideWithDocker : decide).counts);
  expect(recorded.substituted).toHaveLength(recorded.counts.substituted);
  expect(recorded.skipped).toHaveLength(recorded.counts.skipped);
});

test.each([
  { where: 'without Docker', all: allErrors, setting: server },
  { where: 'with Docker', all: dockerErrors, setting: dockerServer },
])('the records of errors $where belong to what the entries say now', async ({ where, all, setting }) => {
  const records = errorFilesOf(where === 'with Docker').map((file) =>
    errorsRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
  const recorded = records.flatMap(({ page, errors }) => errors.map(({ heading, hash }) => [heading, { page, hash }]));
  const stepsOf = new Map(
    await Promise.all(errorPages.map(async (page) => [page, await stepsOfPage(page, setting.folder)] as const)),
  );
  const expected = all.map((error) => {
    const { page } = entryOf(error.heading);
    return [error.heading, { page, hash: hashEntry(stepsOf.get(page) ?? [], error, setting) }];
  });
  expect(
    Object.fromEntries(recorded),
    'An entry changed: run npx tsx e2e/runbooks/verify-runbooks.ts errors docker/errors again.',
  ).toEqual(Object.fromEntries(expected));
});

test.each([...allErrors, ...dockerErrors])('the entry "$heading" has the words that the run quotes', (error) => {
  const { text } = entryOf(error.heading);
  for (const part of error.fix ?? []) {
    if (part !== ownCommands) {
      expect(text).toContain(part[0]);
    }
  }
});

const badInputResults = badInputs.map(({ page, stated }) => ({ page, expectations: [{ stated }] }));

test.each([...runbooks, ...dockerRunbooks, ...badInputResults])(
  '$page states the results that the run expects',
  ({ page, expectations }) => {
    const passages = readdirSync(join(contentFolder, 'passages')).map((name) => join(contentFolder, 'passages', name));
    const text = [pageFileOf(page), ...passages]
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
      .replaceAll(/\s+/g, ' ');
    for (const { stated } of expectations) {
      expect(text).toContain(stated);
    }
  },
);
