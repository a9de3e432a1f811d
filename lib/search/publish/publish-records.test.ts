import { algoliasearch } from 'algoliasearch';
import { afterEach, expect, test } from 'vitest';
import { type Received, type Reply, startService } from '@/lib/search/hosted/loopback-service';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { explainFailure } from './explain-failure';
import { indexSettings } from './index-settings';
import { publishRecords } from './publish-records';

const done: Reply = { status: 200, body: { taskID: 7, status: 'published', updatedAt: '2026-11-20T00:00:00Z' } };

let stop = async () => {};
afterEach(() => stop());

/** Publishes some records with the service's real client to a server on loopback. */
async function publish(count: number, reply: (request: Received, count: number) => Reply = () => done) {
  const service = await startService(reply);
  stop = service.stop;
  const records = Array.from({ length: count }, (_, at) => ({ objectID: `/p#${at}` }) as SearchRecord);
  const said: string[] = [];
  const client = algoliasearch('APP', 'admin', service.options);
  const failure = await publishRecords(client, 'docs', records, (line) => said.push(line)).catch(
    (error: unknown) => error,
  );
  const steps = service.received
    .filter(({ path }) => !path.includes('/task/'))
    .map(({ method, path, body }) => `${method} ${path} ${String(Object(body).operation ?? '')}`.trim());
  return { ...service, said, failure, steps };
}

const orders = [
  'DELETE /1/indexes/docs_next',
  'POST /1/indexes/docs/operation copy',
  'PUT /1/indexes/docs_next/settings',
];
const move = 'POST /1/indexes/docs_next/operation move';

test('fills a second index in batches, and puts it in the place of the first when all are there', async () => {
  const { steps, received, said, failure } = await publish(2100);
  expect(failure).toBeUndefined();
  expect(steps).toEqual([...orders, ...Array(3).fill('POST /1/indexes/docs_next/batch'), move]);
  expect(said).toEqual(['Sent 1000 of 2100 records.', 'Sent 2000 of 2100 records.', 'Sent 2100 of 2100 records.']);
  const bodyOf = (end: string) => received.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
  expect(bodyOf('/settings')).toEqual([indexSettings]);
  expect(bodyOf('/operation')).toEqual([
    { operation: 'copy', destination: 'docs_next', scope: ['rules', 'synonyms'] },
    { operation: 'move', destination: 'docs' },
  ]);
  const sent = bodyOf('/batch').flatMap(
    (body) => Object(body).requests as { action: string; body: { objectID: string } }[],
  );
  expect(new Set(sent.map(({ action }) => action))).toEqual(new Set(['addObject']));
  expect(new Set(sent.map(({ body }) => body.objectID)).size).toBe(2100);
  expect(received.every(({ headers }) => headers['x-algolia-api-key'] === 'admin')).toBe(true);
});

test('begins also where no run left anything', async () => {
  const { failure, steps } = await publish(1, ({ method }) =>
    method === 'DELETE' ? { status: 404, body: { message: 'Index does not exist', status: 404 } } : done,
  );
  expect(failure).toBeUndefined();
  expect(steps.at(-1)).toBe(move);
});

test('waits for each order before the next', async () => {
  const { received } = await publish(1);
  const tasks = received.map(({ path }) => path.includes('/task/7'));
  expect(tasks).toEqual([false, true, false, true, false, true, false, true, false, true]);
});

test('sends again what a host answered with 503', async () => {
  let isDown = true;
  const { failure, steps } = await publish(1, ({ path }) => {
    const fails = isDown && path.endsWith('/batch');
    isDown = !fails;
    return fails ? { status: 503, body: {} } : done;
  });
  expect(failure).toBeUndefined();
  expect(steps.filter((step) => step.endsWith('/batch'))).toHaveLength(2);
});

test.each([
  ['the key is refused', 403, 'Invalid API key', /refuses ALGOLIA_ADMIN_KEY/],
  ['the plan is full', 403, 'Record quota exceeded', /no room for these records/],
  ['there are too many requests', 429, 'Too many requests', /Wait some minutes/],
])('leaves the index as it was when %s', async (_, status, message, sentence) => {
  const { failure, steps } = await publish(1, ({ path }) =>
    path.endsWith('/batch') ? { status, body: { message, status } } : done,
  );
  expect(steps.at(-1)).toBe('DELETE /1/indexes/docs_next');
  expect(steps).not.toContain(move);
  expect(explainFailure(failure, 'docs')).toMatch(sentence);
  expect(explainFailure(failure, 'docs')).toContain(message);
});

test('says that the service cannot be reached', async () => {
  const { failure } = await publish(1, () => ({ status: 502, body: {} }));
  expect(explainFailure(failure, 'docs')).toMatch(/could not be reached/);
});
