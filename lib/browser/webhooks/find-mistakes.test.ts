import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { secret, vectors } from '@/content/webhooks/verifiers/vectors.json';
import { hmac } from './digest';
import { findMistakes, type Mistake, mistakes } from './find-mistakes';

const body = String.raw`{"event":"test","data":{"url":"https:\/\/example.com\/a","name":"Caf\u00e9","count":1.0}}`;
const sign = (key: string | Buffer, message: string, algorithm = 'sha256') =>
  createHmac(algorithm, key).update(message).digest('hex');
const right = sign(secret, body);

const expected: Readonly<Record<string, readonly Mistake[] | null>> = {
  'wrong secret': null,
  'changed body': null,
  're-encoded JSON with plain slashes': ['re-encoded body'],
  're-encoded JSON with plain letters': ['re-encoded body'],
  're-encoded JSON with spaces': ['re-encoded body'],
  'newline after the body': ['newline after the body'],
  'truncated signature': ['cut off'],
  'signature with more behind it': null,
  'signature with a prefix': ['prefix'],
  'signature in Base64': ['base64'],
  'the secret as signature': ['the secret itself'],
  '64 signs outside ASCII': null,
};

test.each(vectors.filter(({ signature }) => signature))('judges the delivery "$name"', async (vector) => {
  const found = await findMistakes({ secret, body: vector.body, header: vector.signature ?? '' });
  expect(found).toEqual(vector.isAuthentic ? [] : expected[vector.name]);
});

const encoded = (indent: number) => JSON.stringify(JSON.parse(body), null, indent);

test.each<[string, Partial<Record<'secret' | 'body' | 'header', string>>, readonly Mistake[]]>([
  ['a header with its name', { header: `X-Signature: ${right}` }, []],
  ["PHP's name of the header", { header: `HTTP_X_SIGNATURE: ${right}` }, []],
  ['another header', { header: `X-Hub-Signature-256: sha256=${right}` }, ['other header', 'prefix']],
  ['uppercase digits', { header: right.toUpperCase() }, ['uppercase']],
  ['Base64 of the digits', { header: Buffer.from(right).toString('base64') }, ['base64']],
  ['Base64 for URLs', { header: Buffer.from(right, 'hex').toString('base64url') }, ['base64']],
  ["JavaScript's encoding", { header: sign(secret, encoded(0)) }, ['re-encoded body']],
  ['indented JSON', { header: sign(secret, encoded(4)) }, ['re-encoded body']],
  [
    "Python's encoding",
    { header: sign(secret, '{"a": "\\u00e9/", "b": 1.0}'), body: '{"a":"é/","b":1.0}' },
    ['re-encoded body'],
  ],
  ['a secret with a space', { secret: `${secret} ` }, ['space in the secret']],
  ['a file with a newline as secret', { header: sign(`${secret}\n`, body) }, ['space in the secret']],
  ['a secret with quotes', { secret: `"${secret}"` }, ['quotes around the secret']],
  ['space before the body', { body: ` ${body}` }, ['space around the body']],
  ['a body from echo', { header: sign(secret, `${body}\n`) }, ['newline after the body']],
  ['no key', { header: createHash('sha256').update(body).digest('hex') }, ['no key']],
  ['swapped arguments', { header: sign(body, secret) }, ['swapped arguments']],
  ['SHA-1', { header: sign(secret, body, 'sha1') }, ['other algorithm']],
  ['SHA-512', { header: sign(secret, body, 'sha512') }, ['other algorithm']],
  [
    'two mistakes',
    { secret: `${secret}\t`, header: sign(secret, `${body}\n`) },
    ['newline after the body', 'space in the secret'],
  ],
])('explains %s', async (_, changed, found) => {
  expect(await findMistakes({ secret, body, header: right, ...changed })).toEqual(found);
});

test.each(['', '{"a": "b', 'plain text', '{"a":"\\ud800"}', '"'.repeat(99)])('judges the body %j', async (text) => {
  const odd = `${text}-`;
  expect(await findMistakes({ secret, body: odd, header: sign(secret, odd) })).toEqual([]);
  expect(await findMistakes({ secret, body: odd, header: 'é' })).toBeNull();
});

test.each(['Z'.repeat(4_000_000), 'é'.repeat(1000), '='])('judges a header that is no signature', async (header) => {
  expect(await findMistakes({ secret, body, header })).toBeNull();
});

test('explains a secret that was decoded', async () => {
  const hex = '00ff'.repeat(16);
  expect(await findMistakes({ secret: hex, body, header: sign(Buffer.from(hex, 'hex'), body) })).toEqual([
    'decoded secret',
  ]);
});

test('computes the signatures on the page', async () => {
  for (const vector of vectors.filter(({ isAuthentic }) => isAuthentic)) {
    expect(await hmac(secret, vector.body)).toBe(vector.signature);
  }
});

test('writes every explanation as sentences', () => {
  for (const text of Object.values(mistakes)) {
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
});
