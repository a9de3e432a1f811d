import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { secret, vectors } from '@/content/webhooks/verifiers/vectors.json';
import { wrongVerdicts } from './wrong-verdicts';

const signatureOf = (body: string) => createHmac('sha256', secret).update(body).digest('hex');

test('a delivery is authentic exactly if its signature matches its body', () => {
  const verdicts = vectors.map(({ name, body, signature }) => [name, signature === signatureOf(body)]);
  expect(verdicts).toEqual(vectors.map(({ name, isAuthentic }) => [name, isAuthentic]));
});

test('the deliveries cover each way in which verification goes wrong', () => {
  const names = vectors.map(({ name }) => name).join(', ');
  for (const kind of ['right', 'wrong secret', 'changed body', 're-encoded', 'missing header', 'truncated']) {
    expect(names).toContain(kind);
  }
});

test('reports nothing for a correct receiver', async () => {
  const deliver = async ({ body, signature }: { body: string; signature: string | null }) =>
    signature === signatureOf(body) ? 200 : 403;
  expect(await wrongVerdicts(vectors, deliver)).toEqual([]);
});

test('reports wrong verdicts and missing responses', async () => {
  const two = vectors.filter(({ name }) => name === 'right signature' || name === 'wrong secret');
  expect(await wrongVerdicts(two, async () => null)).toEqual([
    '"right signature" got no response; a receiver must return 200.',
    '"wrong secret" got no response; a receiver must return 403.',
  ]);
  expect(await wrongVerdicts(two, async () => 200)).toEqual(['"wrong secret" got 200; a receiver must return 403.']);
});
