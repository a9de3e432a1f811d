import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { buildIdOf } from './build-id.mjs';

let root = '';

beforeEach(() => {
  root = temporaryFolder({ 'lib/a.ts': 'a' });
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['NEXT_PUBLIC_GTM_ID', 'GTM-X'],
  ['NEXT_PUBLIC_SITE_URL', 'https://docs.example.org'],
  ['WITH_PDFS', '1'],
])('changes with the setting %s', (name, value) => {
  vi.stubEnv(name, undefined);
  const before = buildIdOf(root);
  vi.stubEnv(name, '');
  expect(buildIdOf(root)).toBe(before);
  vi.stubEnv(name, value);
  expect(buildIdOf(root)).not.toBe(before);
});

test('changes with the source, but not with tests or other variables', () => {
  const before = buildIdOf(root);
  vi.stubEnv('EDITOR', 'ed');
  writeFileSync(join(root, 'lib', 'a.test.ts'), 'test');
  expect(buildIdOf(root)).toBe(before);
  writeFileSync(join(root, 'lib', 'a.ts'), 'b');
  expect(buildIdOf(root)).not.toBe(before);
});
