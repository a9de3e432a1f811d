import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { secret, vectors } from './vectors';
import { wrongVerdicts } from './wrong-verdicts';

const signatureOf = (body: string) => createHmac('sha256', secret).update(body).digest('hex');

test('the deliveries are authentic where their signature is that of their body, and only there', () => {
  const judged = vectors.map(({ name, body, signature }) => [name, signature === signatureOf(body)]);
  expect(judged).toEqual(vectors.map(({ name, isAuthentic }) => [name, isAuthentic]));
});

test('the deliveries hold each way in which a check goes wrong', () => {
  const names = vectors.map(({ name }) => name).join(', ');
  for (const way of ['right', 'wrong secret', 'changed body', 're-encoded', 'missing header', 'truncated']) {
    expect(names).toContain(way);
  }
});

test('a receiver that judges rightly has no wrong verdict', async () => {
  const deliver = async ({ body, signature }: { body: string; signature: string | null }) =>
    signature === signatureOf(body) ? 200 : 403;
  expect(await wrongVerdicts(vectors, deliver)).toEqual([]);
});

test('what is judged wrongly, or not at all, is named', async () => {
  const two = vectors.filter(({ name }) => name === 'right signature' || name === 'wrong secret');
  expect(await wrongVerdicts(two, async () => null)).toEqual([
    '"right signature" got no response; a receiver must return 200.',
    '"wrong secret" got no response; a receiver must return 403.',
  ]);
  expect(await wrongVerdicts(two, async () => 200)).toEqual(['"wrong secret" got 200; a receiver must return 403.']);
});
