import { describe, expect, test } from 'vitest';
import { callOf } from '@/lib/content/api/calls';
import { bakery } from '@/lib/content/api/fixtures/bakery';
import { samplesOf } from '@/lib/content/samples/samples';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { errorsOfSample } from './judge';
import { startMockServer } from './mock-server';

/**
 * Returns the failures of a sample that was changed before running. Each run has its own server, which counts its
 * requests.
 */
async function errorsOf(id: string, language: 'shell' | 'php', change: (code: string) => string = (code) => code) {
  const call = callOf(bakery, id);
  const sample = samplesOf(call).find((candidate) => candidate.language === language);
  const server = await startMockServer(bakery);
  return errorsOfSample(call, { language, code: change(sample?.code ?? '') }, server).finally(server.stop);
}

describe('a valid sample', () => {
  test.each(['updateLoaf', 'uploadPicture', 'ping'])('has no errors: %s in the shell', async (id) => {
    expect(await errorsOf(id, 'shell')).toEqual([]);
  });

  test.skipIf(skipReasonFor('php:curl')).each(['updateLoaf', 'uploadPicture', 'ping'])(
    'has no errors: %s in PHP',
    async (id) => {
      expect(await errorsOf(id, 'php')).toEqual([]);
    },
  );
});

test('checks a sample against the example that it was generated from', async () => {
  const call = callOf(bakery, 'updateLoaf');
  const [sample] = samplesOf(call, 'fancy');
  const server = await startMockServer(bakery);
  const run = { language: 'shell', code: sample?.code ?? '', example: 'fancy' } as const;
  expect(await errorsOfSample(call, run, server)).toEqual([]);
  expect(server.requestsFor('shell-updateLoaf-fancy')).toHaveLength(1);
  await server.stop();
});

describe('an invalid sample is reported', () => {
  test.each([
    ['with another method', 'PUT', 'POST', /has no response: .*"post" method/],
    ['at another path', '/loaves/', '/breads/', /has no response: The route \/breads\/.* hasn't been found/],
    ['without its token', /--header 'Authorization.*\n/, '', /The request is invalid: .*security/i],
    ['with a field of another type', '"seeds": [1, 2]', '"seeds": "x"', /The request is invalid: body.seeds/],
    ['without a required field', /"name".*\n/, '', /The request is invalid: body.*required property 'name'/],
    ['with an invalid UUID', 'c4a8e6d0', 'c4a8', /The request is invalid: path.loafuuid/],
    [
      'with a body of another type',
      'Content-Type: application/json',
      'Content-Type: text/plain',
      /The request is invalid/,
    ],
  ])('%s', async (_, from, to, error) => {
    const errors = await errorsOf('updateLoaf', 'shell', (code) => code.replace(from, to));
    expect(errors.join('\n')).toMatch(error);
  });

  test('without a request', async () => {
    expect(await errorsOf('ping', 'shell', (code) => code.replace('curl', 'true'))).toEqual([
      'The sample made 0 requests instead of one.',
    ]);
  });

  test('with a syntax error', async () => {
    expect((await errorsOf('ping', 'shell', (code) => `${code}\n(`)).join()).toMatch(/syntax error/);
  });

  test('with a request to another server', async () => {
    expect(await errorsOf('ping', 'shell', (code) => code.replace('[[domain]]', 'example.org'))).toEqual([
      "The sample doesn't call https://social.example.com/api.",
    ]);
  });

  test('with different output', async () => {
    expect((await errorsOf('updateLoaf', 'shell', (code) => `${code}\necho more`)).join()).toMatch(
      /^The sample prints a response that differs from the documented one: .*more/s,
    );
  });

  test('without its file', async () => {
    const errors = await errorsOf('uploadPicture', 'shell', (code) => code.replace('file=@', 'picture=@'));
    expect(errors.join()).toMatch(/required property 'file'/);
  });
});
