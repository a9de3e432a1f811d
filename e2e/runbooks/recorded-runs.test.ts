import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '@/lib/content/pages/content-files';
import { errorsRecordSchema, recordFileOf, runRecordSchema, screensRecordSchema } from '@/lib/content/pages/run-record';
import { badInputs } from './docker/bad-input';
import { folder } from './docker/docker-runbook';
import { dockerErrors, dockerServer } from './docker/errors/errors';
import { dockerRunbooks, stepsWithDocker, stepsWithoutDocker } from './docker/runbooks';
import { decideWithDocker } from './docker/substitutions';
import { entryOf, errorPages } from './errors/entries';
import { allErrors, hashEntry, server } from './errors/provoke';
import { ownCommands } from './errors/provoked-error';
import { summarize } from './follow';
import { page as firstPost, hashScreens } from './mastodon/publish';
import { hashSteps, pageFileOf, stepsOfPage } from './page-steps';
import { runbooks } from './runbooks';
import { decide } from './substitutions';
import { unfollowedOf } from './unfollowed';

const errorFilesOf = (withDocker: boolean) =>
  errorPages.map((page) => recordFileOf(pageFileOf(page), withDocker)).filter((file) => existsSync(file));
const errorFiles = [false, true].flatMap(errorFilesOf);
const screensFile = recordFileOf(pageFileOf(firstPost), true);
const files = readdirSync(join(contentFolder, 'runs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !/^(?:scripts|measured)\//.test(name))
  .map((name) => join(contentFolder, 'runs', name))
  .filter((name) => !errorFiles.includes(name) && name !== screensFile);

test.each(files)('%s belongs to the commands that its page has now', async (file) => {
  const recorded = runRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const withDocker = 'docker' in recorded.versions && dockerRunbooks.find(({ page }) => page === recorded.page);
  const steps = withDocker ? await stepsWithDocker(withDocker) : await stepsWithoutDocker(recorded.page);
  expect(recordFileOf(pageFileOf(recorded.page), 'docker' in recorded.versions)).toBe(file);
  expect(
    recorded.hash,
    'The commands changed: run npx tsx e2e/runbooks/verify-runbooks.ts again, or remove the record and choose another method.',
  ).toBe(hashSteps(steps));
  const [, edition] = /^(pro|enterprise)\//.exec(recorded.page) ?? [];
  const standsFor = 'standsFor' in recorded.versions ? recorded.versions.standsFor?.toLowerCase() : undefined;
  expect(standsFor, 'The record has to say which edition Lite or the stand-ins stood for.').toBe(edition);
  const server = runbooks.find(({ page }) => page === recorded.page)?.server;
  const decided = summarize(steps, withDocker ? decideWithDocker : (step) => decide(step, server));
  expect(recorded.counts).toEqual(decided.counts);
  expect(recorded.substituted).toHaveLength(recorded.counts.substituted);
  expect(recorded.skipped).toHaveLength(recorded.counts.skipped);
  expect(recorded.unfollowed).toEqual(await unfollowedOf(recorded.page, steps));
});

test('with Docker, at least 90% of the commands ran as written, and at most 5% with a substitution', () => {
  const counts = files.flatMap((file) => {
    const record = runRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return 'docker' in record.versions ? [record.counts] : [];
  });
  const sum = (of: 'written' | 'substituted' | 'skipped') => counts.reduce((total, each) => total + each[of], 0);
  const all = sum('written') + sum('substituted') + sum('skipped');
  expect(sum('written') / all).toBeGreaterThanOrEqual(0.9);
  expect(sum('substituted') / all).toBeLessThanOrEqual(0.05);
});

test.each(dockerRunbooks)('$page has the headings that the run follows', async ({ page, passes }) => {
  const headings = (await stepsOfPage(page, folder)).map(({ heading }) => heading);
  const named = passes.flatMap(({ only = [], until = [] }) => [...only, until].flat());
  expect(headings).toEqual(expect.arrayContaining(named));
});

test('the record of the first post belongs to the steps that the page has now', () => {
  const { screens, hash } = screensRecordSchema.parse(JSON.parse(readFileSync(screensFile, 'utf8')));
  expect(hash, 'The steps changed: run npx tsx e2e/runbooks/verify-runbooks.ts docker/lite/first-post again.').toBe(
    hashScreens(),
  );
  const headings = readFileSync(pageFileOf(firstPost), 'utf8').matchAll(/^### (.*)$|^## (Check .*?)(?: \[#.*)?$/gm);
  expect(screens).toEqual([...headings].map(([, step, check]) => step ?? check));
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
