import { expect, it } from 'vitest';
import { forgeOf } from './forge';
import { securityTextOf } from './security-text';

it('names the contact, an end and its own address', () => {
  expect(securityTextOf(forgeOf('https://github.com/o/r/edit/main'), 'https://docs.example')?.split('\n')).toEqual([
    'Contact: https://github.com/o/r/issues',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    'Preferred-Languages: en',
    'Canonical: https://docs.example/.well-known/security.txt',
    '',
  ]);
});

it('is none without a contact', () => {
  expect(securityTextOf(undefined, 'https://docs.example')).toBeUndefined();
});
