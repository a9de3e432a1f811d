import { expect, test } from 'vitest';
import { placeholders } from '@/lib/content/placeholders/placeholder-registry';
import { hostile } from './fixtures/hostile';
import { kindError } from './kinds';

test.each([
  ['domain', 'social.example.com'],
  ['domain', 'xn--mnchen-3ya.de'],
  ['domain', 'localhost'],
  ['host', 'redis'],
  ['host', '10.0.0.7'],
  ['email', 'a.b+c@example.co'],
  ['user', 'mixpost@example.com'],
  ['uuid', '3F7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15'],
  ['identifier', 'mixpost_db-2'],
  ['word', 'fra1'],
  ['number', '482913'],
  ['folder', '/'],
  ['folder', '/var/www/app-1/'],
  ['core-path', 'a/b'],
  ['address', 'https://h.example.com:8443/a/b?c=d&e=%20'],
  ['app-key', `base64:${'A'.repeat(43)}=`],
  ['secret', `p"a$\`b s`],
  ['secret', "it's"],
  ['token', '1|aB3dE5fG7hI9'],
  ['token', `eyJ0eXAi.${'a'.repeat(900)}.c2ln`],
] as const)('accepts the %s %s', (kind, value) => {
  expect(kindError(kind, value)).toBeNull();
});

test.each([
  ['domain', 'https://a.example', 'without https:// and without a path'],
  ['domain', 'a.example/b', 'without a path'],
  ['domain', 'me@a.example', 'email'],
  ['domain', 'a.example:8080', 'without a port'],
  ['domain', 'münchen.de', 'xn--'],
  ['domain', 'redis', 'Enter a domain'],
  ['domain', `${'a'.repeat(64)}.de`, 'Enter a domain'],
  ['domain', `${'a.'.repeat(200)}de`, 'too long'],
  ['domain', ' a.example', 'space'],
  ['domain', 'a.\u202eexample', 'invisible'],
  ['email', '-x@a.example', 'email'],
  ['email', 'a b@a.example', 'email'],
  ['uuid', '3f7d1c9e', 'Enter a UUID'],
  ['identifier', 'a`b', 'Enter a name'],
  ['number', '12a', 'digits'],
  ['folder', 'var/www', 'from the root'],
  ['folder', `/${'a'.repeat(900)}!`, 'from the root'],
  ['core-path', '/mixpost', 'without a slash'],
  ['address', 'hooks.example.com', 'https://'],
  ['address', 'javascript:alert(1)', 'https://'],
  ['app-key', 'base64:abc', '32 bytes'],
  ['token', '-rf', 'Enter the token'],
  ['token', `a'b"c`, 'Enter the token'],
  ['secret', '-rf', 'option'],
  ['secret', `'"`, '.env'],
  ['secret', 'a\\', '.env'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a dotenv reader would expand this
  ['secret', '${a}', '.env'],
  ['secret', 'a\nb', 'line break'],
  ['secret', 'x'.repeat(501), 'too long'],
] as const)('rejects the %s %s', (kind, value, words) => {
  expect(kindError(kind, value)).toContain(words);
});

test('accepts characters that are special in code only in secrets', () => {
  const wild = hostile.filter((value) => /["'$`\\;{<\n]/.test(value));
  expect(wild.length).toBeGreaterThan(12);
  for (const { kind } of Object.values(placeholders)) {
    expect(kind === 'secret' ? [] : wild.filter((value) => kindError(kind, value) === null)).toEqual([]);
  }
});

test('writes every message as a sentence', () => {
  for (const { kind } of Object.values(placeholders)) {
    expect(kindError(kind, '')).toMatch(/^[A-Z].*\.$/);
  }
});
