import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { coverFolders } from './cover-folders';

it('adds the not-found page to folders without an index and leaves others unchanged', () => {
  const out = mkdtempSync(join(tmpdir(), 'docs-out-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  mkdirSync(join(out, '_next', 'static'), { recursive: true });
  mkdirSync(join(out, 'lite'));
  writeFileSync(join(out, '404.html'), 'not found');
  writeFileSync(join(out, 'index.html'), 'start');
  writeFileSync(join(out, 'lite', 'index.html'), 'lite');

  expect(coverFolders(out)).toEqual(['_next', join('_next', 'static')]);
  expect(readFileSync(join(out, '_next', 'static', 'index.html'), 'utf8')).toBe('not found');
  expect(readFileSync(join(out, 'lite', 'index.html'), 'utf8')).toBe('lite');
});
