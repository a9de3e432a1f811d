import { describe, expect, test } from 'vitest';
import { breadcrumbsOf, countLine, missingLine } from '@/components/search/hits/labels';
import { addressOf, askedIn, everything, longestText, resultsAddress } from './search-address';

const filters = { editions: ['lite', 'pro'], sections: ['API', 'Guides & more'], versions: ['current', '1.0'] };

describe('the address of the page of results', () => {
  test.each([
    ['?q=docker', '/search?q=docker'],
    ['?q=a%26b%3Dc%23d&edition=pro&edition=lite', '/search?q=a%26b%3Dc%23d&edition=lite&edition=pro'],
    ['?section=Guides+%26+more&version=1.0', '/search?section=Guides+%26+more&version=1.0'],
    ['?q=&edition=', '/search'],
    ['?q=+++', '/search'],
    ['?q=x&edition=free&section=__proto__&version=%3Cb%3E', '/search?q=x'],
    ['?q=%E0%A4%A', '/search?q=%EF%BF%BD%25A'],
  ])('%s is read, and written as %s', (search, address) => {
    expect(addressOf(askedIn(search, filters))).toBe(address);
  });

  test('a long text is cut, and not through a sign of two halves', () => {
    const { text } = askedIn(`?q=${'a'.repeat(longestText - 1)}${encodeURIComponent('😀')}`, filters);
    expect(text).toBe('a'.repeat(longestText - 1));
  });

  test('a lone surrogate is no reason to fail', () => {
    expect(resultsAddress('a\ud800b')).toBe('/search?q=a%EF%BF%BDb');
  });

  test('nothing asked is the page itself', () => {
    expect(addressOf({ text: ' ', only: everything })).toBe('/search');
  });
});

test.each([
  [1, 'page', '1 page found'],
  [2, 'page', '2 pages found'],
  [1234, 'result', '1234 results found'],
] as const)('%i of the kind %s reads "%s"', (total, counted, line) => {
  expect(countLine({ total, counted })).toBe(line);
});

test.each([
  [undefined, ''],
  [[], 'No page has all words.'],
  [['glibc', 'musl'], 'No page has “glibc” or “musl”.'],
])('the missing words %j read "%s"', (missing, line) => {
  expect(missingLine(missing ? { missing } : {})).toBe(line);
});

test('an error that no page has is one sentence', () => {
  expect(missingLine({ isUnknownError: true })).toBe('No page has this error.');
});

test('a trail names nothing twice in a row, and nothing empty', () => {
  expect(breadcrumbsOf(['Troubleshooting', 'Troubleshooting', '', 'Queues'])).toBe('Troubleshooting › Queues');
});
