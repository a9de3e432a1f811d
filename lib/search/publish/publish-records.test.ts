import { algoliasearch } from 'algoliasearch';
import { expect, test } from 'vitest';
import { type Received, type Reply, startService } from '@/e2e/support/hosted-service';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { indexSettings, publishRecords, publishSettingsOf } from './publish-records';

const done: Reply = { status: 200, body: { taskID: 7, status: 'published', updatedAt: '2026-11-20T00:00:00Z' } };

/** Publishes records with the service's real client to a server on loopback. */
async function publish(count: number, reply: (request: Received, count: number) => Reply = () => done) {
  const service = await startService(reply);
  const records = Array.from({ length: count }, (_, at) => ({ objectID: `/p#${at}` }) as SearchRecord);
  const client = algoliasearch('APP', 'admin', service.options);
  const failure = await publishRecords(client, 'docs', records).catch((error: unknown) => error);
  const steps = service.received
    .filter(({ path }) => !path.includes('/task/'))
    .map(({ method, path, body }) =>
      `${method} ${path.replace(/_tmp_\d+/, '_tmp')} ${String(Object(body).operation ?? '')}`.trim(),
    );
  return { ...service, failure, steps };
}

const move = 'POST /1/indexes/docs_tmp/operation move';

test('publishes the settings, fills a temporary index in batches, and replaces the index with it', async () => {
  const { steps, received, failure } = await publish(2100);
  expect(failure).toBeUndefined();
  expect(steps[0]).toBe('PUT /1/indexes/docs/settings');
  expect(steps.filter((step) => step === 'POST /1/indexes/docs_tmp/batch')).toHaveLength(3);
  expect(steps.at(-1)).toBe(move);
  const bodyOf = (end: string) => received.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
  expect(bodyOf('/settings')).toEqual([indexSettings]);
  const sent = bodyOf('/batch').flatMap(
    (body) => Object(body).requests as { action: string; body: { objectID: string } }[],
  );
  expect(new Set(sent.map(({ action }) => action))).toEqual(new Set(['addObject']));
  expect(new Set(sent.map(({ body }) => body.objectID)).size).toBe(2100);
  expect(received.every(({ headers }) => headers['x-algolia-api-key'] === 'admin')).toBe(true);
});

test('leaves the published records unchanged if the service refuses new ones', async () => {
  const { failure, steps } = await publish(1, ({ path }) =>
    path.endsWith('/batch') ? { status: 403, body: { message: 'Invalid API key', status: 403 } } : done,
  );
  expect(steps.at(-1)).toBe('DELETE /1/indexes/docs_tmp');
  expect(steps).not.toContain(move);
  expect(String(failure)).toContain('Invalid API key');
});

const all = {
  NEXT_PUBLIC_DOCSEARCH_APP_ID: 'APP',
  NEXT_PUBLIC_DOCSEARCH_API_KEY: 'key',
  NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_KEY: 'admin',
};

test('reads the settings from the environment', () => {
  expect(publishSettingsOf(all)).toEqual({ appId: 'APP', adminKey: 'admin', indexName: 'docs' });
});

test.each([
  ['no service', {}, /No hosted search is set up/],
  ['a part of it', { ...all, NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: ' ' }, /without NEXT_PUBLIC_DOCSEARCH_INDEX_NAME/],
  ['no admin key', { ...all, ALGOLIA_ADMIN_KEY: undefined }, /ALGOLIA_ADMIN_KEY is not set/],
])('says what is missing with %s', (_, environment, sentence) => {
  expect(() => publishSettingsOf(environment)).toThrow(sentence);
});
