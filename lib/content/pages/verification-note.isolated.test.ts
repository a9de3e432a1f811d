import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testedSamples, verificationNoteOf } from './verification-note';

vi.mock('node:fs', { spy: true });

const verified = { date: '2026-11-20', method: 'stated' } as const;
const basis = 'Based on documentation and release notes, last reviewed on November 20, 2026.';

/** Returns the summary of a page without a run. */
function summaryOf(text: string, method: 'code' | 'stated' = 'stated', version?: string) {
  vi.mocked(readFileSync).mockReturnValueOnce(text);
  return verificationNoteOf('content/a.mdx', { ...verified, method, ...(version && { version }) }, []).summary;
}

test.each([
  ['Only text.', basis],
  ['<Steps>', `Steps not run. ${basis}`],
  ['```shell\nls\n```', `Not yet run. ${basis}`],
  [
    '<Samples id="createPost" />',
    `Our tests run the curl and PHP samples against a simulated API, not against Mixpost. ${basis}`,
  ],
])('says what was run of a page with %j', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});

test('finds the commands of a passage', () => {
  expect(summaryOf('<Passage name="read-logs" folder="/var/www/html" />')).toBe(`Not yet run. ${basis}`);
});

test('says what else was not run on a page with samples', () => {
  const text = '<SourceFile path="webhooks/verifiers/verify.go" />\n\n```shell\nls\n```';
  expect(summaryOf(text)).toMatch(/^Our tests run the five receivers .* Other commands weren’t run\. Based on /);
});

test('says that commands were checked against source code but not run', () => {
  expect(summaryOf('```shell\nls\n```', 'code', 'Lite 2.6.0')).toBe(
    'Commands not run. Checked against public source code (Lite 2.6.0) on November 20, 2026.',
  );
});

test('says that the upgrade script of a page was run against stand-ins', () => {
  const { summary, details } = verificationNoteOf('content/pro/upgrading/upgrading-v7.mdx', {
    ...verified,
    method: 'code',
  });
  expect(summary).toMatch(
    /^The upgrade script was run on .* against stand-ins .* with a failure in each of its \d+ commands\. Other commands weren’t run\. Checked /,
  );
  expect(details[1]).toMatch(/^\d+ of the \d+ failures end the script\. After \d+ of these, /);
});

test('knows the test of every file that a page shows as code', () => {
  const shown = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => readFileSync(join('content', name), 'utf8').match(/<SourceFile path="[^"]*"/g) ?? []);
  expect(shown.filter((file) => !testedSamples.some((sample) => sample.shown.test(file)))).toEqual([]);
});
