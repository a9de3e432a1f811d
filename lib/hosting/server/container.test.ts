import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, onTestFinished, test } from 'vitest';
import { composeSpecification } from '@/lib/checks/fences/compose';

test('the Containerfile passes its linter', () => {
  const text = readFileSync('Containerfile', 'utf8');
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace('EXPOSE', 'EXPOS'))).not.toEqual([]);
});

test('the Compose file matches the Compose specification', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = readFileSync('compose.yaml', 'utf8');
  const fence = { file: 'compose.yaml', language: 'yaml', title: 'compose.yaml', firstLine: 1, hasLines: true };
  const fences = [text, text.replace('ports:', 'port:')].map((each) => ({ ...fence, text: each }));
  expect(await composeSpecification.diagnosticsIn(fences, folder)).toEqual([
    expect.objectContaining({ problem: expect.stringContaining('additional properties: port') }),
  ]);
});
