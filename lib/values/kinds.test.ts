import { expect, test } from 'vitest';
import { placeholders } from '@/lib/placeholders/registry.mjs';
import { hostile } from './fixtures/hostile';
import { faultOf } from './kinds';

test.each([
  ['domain', 'social.example.com'],
  ['domain', 'xn--mnchen-3ya.de'],
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
] as const)('a %s may be %s', (kind, value) => {
  expect(faultOf(kind, value)).toBeNull();
});

test.each([
  ['domain', 'https://a.example', 'without https:// and without a path'],
  ['domain', 'a.example/b', 'without a path'],
  ['domain', 'me@a.example', 'e-mail'],
  ['domain', 'a.example:8080', 'without a port'],
  ['domain', 'münchen.de', 'xn--'],
  ['domain', 'localhost', 'Write a domain'],
  ['domain', `${'a'.repeat(64)}.de`, 'Write a domain'],
  ['domain', `${'a.'.repeat(200)}de`, 'too long'],
  ['domain', ' a.example', 'space'],
  ['domain', 'a.\u202eexample', 'cannot be seen'],
  ['email', '-x@a.example', 'e-mail'],
  ['email', 'a b@a.example', 'e-mail'],
  ['uuid', '3f7d1c9e', 'Write a UUID'],
  ['identifier', 'a`b', 'Write a name'],
  ['number', '12a', 'digits'],
  ['folder', 'var/www', 'from the root'],
  ['folder', `/${'a'.repeat(900)}!`, 'from the root'],
  ['core-path', '/mixpost', 'without slashes'],
  ['address', 'hooks.example.com', 'https://'],
  ['address', 'javascript:alert(1)', 'https://'],
  ['app-key', 'base64:abc', '32 bytes'],
  ['secret', '-rf', 'option'],
  ['secret', `'"`, '.env'],
  ['secret', 'a\\', '.env'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a settings file would read
  ['secret', '${a}', '.env'],
  ['secret', 'a\nb', 'line end'],
  ['secret', 'x'.repeat(501), 'too long'],
] as const)('a %s may not be %s', (kind, value, words) => {
  expect(faultOf(kind, value)).toContain(words);
});

test('what could leave its place is refused for everything but secrets', () => {
  const wild = hostile.filter((value) => /["'$`\\;{<\n]/.test(value));
  expect(wild.length).toBeGreaterThan(12);
  for (const { kind } of Object.values(placeholders)) {
    expect(kind === 'secret' ? [] : wild.filter((value) => faultOf(kind, value) === null)).toEqual([]);
  }
});

test('every fault is a sentence', () => {
  for (const { kind } of Object.values(placeholders)) {
    expect(faultOf(kind, '')).toMatch(/^[A-Z].*\.$/);
  }
});
