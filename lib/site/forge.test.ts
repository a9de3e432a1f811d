import { expect, it } from 'vitest';
import { forgeOf } from './forge';

it.each([
  [
    'https://github.com/o/r/edit/main',
    'https://github.com/o/r/issues',
    'https://github.com/o/r/issues/new?title=A+b%26c',
  ],
  [
    'https://gitlab.com/g/s/r/-/edit/main',
    'https://gitlab.com/g/s/r/-/issues',
    'https://gitlab.com/g/s/r/-/issues/new?issue%5Btitle%5D=A+b%26c',
  ],
  [
    'https://codeberg.org/o/r/_edit/main/docs',
    'https://codeberg.org/o/r/issues',
    'https://codeberg.org/o/r/issues/new?title=A+b%26c',
  ],
])('%s', (editUrl, issues, form) => {
  expect(forgeOf(editUrl)?.issues).toBe(issues);
  expect(forgeOf(editUrl)?.issueWith('A b&c')).toBe(form);
});

it.each(['https://example.org/editor?file=', 'https://github.com/edit/main', 'edit/main'])(
  'returns undefined for %s',
  (editUrl) => {
    expect(forgeOf(editUrl)).toBeUndefined();
  },
);
