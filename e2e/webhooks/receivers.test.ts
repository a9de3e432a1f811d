import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { receivers } from './receivers';

test('runs every verifier that a page shows, so footers can say so', () => {
  const shown = readdirSync('content/webhooks/verifiers').filter((name) => name !== 'vectors.json');
  const run = receivers.map(({ name }) => /\((.*)\)/.exec(name)?.[1]);
  expect(run.sort()).toEqual(shown.sort());
});
