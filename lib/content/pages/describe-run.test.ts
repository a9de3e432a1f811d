import { expect, test } from 'vitest';
import { describeRun, detailRuns, summarizeRuns } from './describe-run';
import type { RunRecord } from './run-record';

const hash = 'a'.repeat(64);
const server: RunRecord = {
  page: 'lite/installation/manual',
  date: '2026-11-24',
  versions: { lite: '2.6.0', php: '8.2', database: 'MariaDB 10.11', system: 'Debian 12' },
  hash,
  counts: { written: 24, substituted: 1, skipped: 2, files: 4 },
  substituted: [{ heading: 'Install', command: 'a', ranAs: 'b', reason: 'No systemd.' }],
  skipped: ['c', 'd'].map((command) => ({ heading: 'Firewall', command, reason: 'No firewall.' })),
  unfollowed: [{ heading: 'Start', tab: 'Docker', command: 'docker compose up -d' }],
};
const docker: RunRecord = {
  ...server,
  versions: { lite: '2.6.0', docker: '26.1', compose: '2.26', database: 'MySQL 9.7', system: 'Debian 13' },
  date: '2026-11-27',
  counts: { written: 1, substituted: 0, skipped: 0, files: 0 },
  substituted: [],
  skipped: [],
  unfollowed: [],
};

test('says how many of the page’s commands were run, when, and with what', () => {
  expect(summarizeRuns([server])).toBe('25 of the 28 commands run (Lite 2.6.0) on November 24, 2026 without Docker.');
  expect(summarizeRuns([docker])).toBe('All 1 command run (Lite 2.6.0) on November 27, 2026 with Docker.');
});

test('counts a command as run if one of two runs includes it', () => {
  expect(summarizeRuns([docker, server])).toBe(
    '26 of the 28 commands run (Lite 2.6.0) on November 27, 2026 with Docker and November 24, 2026 without Docker.',
  );
});

test('says which edition Lite stood for, and that it was not run', () => {
  const versions = { ...docker.versions, standsFor: 'Pro' as const };
  expect(summarizeRuns([{ ...docker, versions } as RunRecord])).toMatch(
    /\(Lite 2\.6\.0 in place of Pro\) on .*\. Pro itself wasn’t run\.$/,
  );
});

test('says that stand-ins ran with a public application', () => {
  const versions = { app: '6.0.0', php: '8.4', database: 'MySQL 8.4', system: 'Debian 13', standsFor: 'Pro' as const };
  expect(summarizeRuns([{ ...server, versions }])).toMatch(
    /\(the public Pro app 6\.0\.0 with stand-ins for the paid packages\) on .*\. Pro itself wasn’t run\./,
  );
});

test('names the editions whose tabs were not run', () => {
  const unfollowed = ['Pro', 'Enterprise'].map((tab) => ({ heading: 'Start', tab, command: 'a' }));
  expect(summarizeRuns([{ ...docker, unfollowed }])).toMatch(/Not run: what’s only for Pro and Enterprise\.$/);
});

test('lists what stood in for what, and what was not run, with reasons', () => {
  expect(detailRuns([server])).toEqual([
    'Without Docker: Lite 2.6.0, PHP 8.2, MariaDB 10.11 in place of MySQL, Debian 12. 24 commands as written, 1 with a substitution.',
    'With a substitution: 1 command under “Install”. No systemd.',
    'Not run: 2 commands under “Firewall”. No firewall.',
    'Not run: 1 command in the tab Docker under “Start”.',
  ]);
});

test('names the database of the Compose files if another one ran', () => {
  expect(describeRun(docker)[0]).toContain('an image rebuilt from Lite 2.6.0, MySQL 9.7 in place of MySQL 8.4, ');
});

test('says that the steps of a page were done without a browser, and what stood in for what', () => {
  const { page, date, versions } = docker;
  const record = { page, date, versions, hash, screens: ['Sign in', 'Write a post'], notes: ['A stand-in.'] };
  expect(summarizeRuns([record])).toBe(
    'All 2 steps done with requests in place of a browser (Lite 2.6.0) on November 27, 2026 with Docker.',
  );
  expect(detailRuns([record])[0]).toMatch(/Done with the requests that the screens send: Sign in; Write a post\.$/);
  expect(detailRuns([record])[1]).toBe('A stand-in.');
});

test('counts an error once that was caused in both runs', () => {
  const error = (heading: string) => ({ heading, shown: 'A', hash, counts: { ...server.counts, instructions: 1 } });
  const of = ({ page, date, versions }: RunRecord, ...headings: string[]) => ({
    ...{ page, date, versions },
    errors: headings.map(error),
  });
  const records = [of(docker, 'A', 'B'), of(server, 'A')];
  expect(summarizeRuns(records)).toMatch(/^2 of the errors were caused .* The others are based on reports\.$/);
  expect(detailRuns(records)[0]).toMatch(/Debian 13\. Caused and fixed: A; B\.$/);
});
