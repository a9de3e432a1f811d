import { expect, test } from 'vitest';
import { weeklyReport } from './weekly-report';

const nothing = { links: [], checkedLinks: 3, newest: '2.6.0', outdated: [], sources: [], reports: [], others: [] };
const unsure = { url: 'https://a.dev/', pages: ['/lite/'], outcome: 'status 403', isBroken: false };

test('there is no report if nothing has to be done', () => {
  expect(weeklyReport(nothing)).toBeNull();
  expect(weeklyReport({ ...nothing, links: [unsure] })).toBeNull();
});

test('the report says what to do, with addresses and pages', () => {
  const report = weeklyReport({
    links: [{ ...unsure, outcome: 'status 404', isBroken: true }, unsure],
    checkedLinks: 3,
    newest: '2.7.0',
    outdated: [{ path: '/lite/updating', verified: 'Lite 2.6.0' }],
    sources: [{ url: 'https://github.com/a/b/blob/1.0.0/c', pages: ['/lite/'], change: 'removed' }],
    reports: [{ title: 'Posts fail', url: 'https://a.dev/issues/9' }],
    others: ['The API names no release.'],
  });
  expect(report).toBe(`## Broken links (1 of 3)

- <https://a.dev/> (status 404), on /lite/

## Pages to check against Lite 2.7.0

- /lite/updating, verified against Lite 2.6.0

## Sources that have changed

- <https://github.com/a/b/blob/1.0.0/c> (removed), on /lite/

## Reports to consider for content/advisories/

- Posts fail: <https://a.dev/issues/9>

## What else to do

- The API names no release.

## Links that only a browser can check

- <https://a.dev/> (status 403), on /lite/
`);
});
