import { beforeEach, expect, test, vi } from 'vitest';
import { OtherDeploy, pagePayload } from './page-payload';

const text = '0:{"data-deploy":"one"}\n';
const file = { address: '/a.txt', length: text.length };
const page: { __next_f?: unknown[] } = {};
const fetch = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  delete page.__next_f;
  vi.stubGlobal('self', page);
  vi.stubGlobal(
    'fetch',
    fetch.mockReset().mockImplementation(async () => new Response(text)),
  );
  return () => vi.unstubAllGlobals();
});

test('is handed on in the form that Next writes, once', async () => {
  const payload = pagePayload(file, 'one');
  payload.fetchAhead();
  await payload.hand();
  await payload.hand();
  expect(page.__next_f).toEqual([[0], [1, text]]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[0]).toBe('/a.txt');
});

test('is not asked for where the page holds it', async () => {
  const payload = pagePayload(null, 'one');
  payload.fetchAhead();
  await payload.hand();
  expect(fetch).not.toHaveBeenCalled();
  expect(page.__next_f).toBeUndefined();
});

test('of another deploy is refused', async () => {
  await expect(pagePayload(file, 'two').hand()).rejects.toThrow(OtherDeploy);
  expect(page.__next_f).toBeUndefined();
});

test.each([
  ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['it is cut off', async () => new Response(text.slice(0, -2)), '/a.txt was cut off'],
  ['it is not there', async () => new Response('', { status: 404 }), 'status 404'],
])('when %s, it fails, and is asked for anew', async (_, answer, fault) => {
  const payload = pagePayload(file, 'one');
  fetch.mockImplementationOnce(answer);
  await expect(payload.hand()).rejects.toThrow(fault);
  await payload.hand();
  expect(page.__next_f).toHaveLength(2);
});
