import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { composeSpecification } from '@/lib/checks/fences/compose';

test('the Containerfile passes its linter', () => {
  const text = readFileSync('Containerfile', 'utf8');
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace('EXPOSE', 'EXPOS'))).not.toEqual([]);
});

test('the Compose file matches the Compose specification', async () => {
  const fence = { file: 'compose.yaml', language: 'yaml', title: 'compose.yaml', firstLine: 1, hasLines: true };
  const diagnosticsIn = (text: string) => composeSpecification.diagnosticsIn([{ ...fence, text }], '');
  const text = readFileSync('compose.yaml', 'utf8');
  expect(await diagnosticsIn(text)).toEqual([]);
  expect(await diagnosticsIn(text.replace('ports:', 'port:'))).not.toEqual([]);
});
