import { expect, it } from 'vitest';
import { forgeOf } from './forge';
import { securityTextOf } from './security-text';

it('contains the contact, an expiry date, and its own URL', () => {
  expect(securityTextOf(forgeOf('https://github.com/o/r/edit/main'), 'https://docs.example')?.split('\n')).toEqual([
    'Contact: https://github.com/o/r/issues',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    'Preferred-Languages: en',
    'Canonical: https://docs.example/.well-known/security.txt',
    '',
  ]);
});

it('is undefined without a contact', () => {
  expect(securityTextOf(undefined, 'https://docs.example')).toBeUndefined();
});
