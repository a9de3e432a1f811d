import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { composeSpecification } from '@/lib/checks/fences/compose';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';

test('the Containerfile passes its linter', () => {
  const text = readFileSync('Containerfile', 'utf8');
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace('EXPOSE', 'EXPOS'))).not.toEqual([]);
});

test('the Compose file matches the Compose specification', async () => {
  const text = readFileSync('compose.yaml', 'utf8');
  const fence = { file: 'compose.yaml', language: 'yaml', title: 'compose.yaml', firstLine: 1, hasLines: true };
  const fences = [text, text.replace('ports:', 'port:')].map((each) => ({ ...fence, text: each }));
  expect(await composeSpecification.diagnosticsIn(fences, temporaryFolder())).toEqual([
    expect.objectContaining({ problem: expect.stringContaining('additional properties: port') }),
  ]);
});
