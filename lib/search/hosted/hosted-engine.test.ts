import { expect, test } from 'vitest';
import { type Reply, startService } from '@/e2e/support/hosted-service';
import { type Question, SearchFailure } from '@/lib/search/engine';
import { mark, openHostedEngine } from './hosted-engine';

const settings = { appId: 'APP', apiKey: 'search-only', indexName: 'docs' };
const question: Question = {
  text: 'horizon',
  limit: 15,
  near: { edition: 'pro', section: 'Pro' },
  only: { editions: [], sections: [], versions: ['current'] },
};
const record = {
  objectID: '/pro/x#horizon',
  url: '/pro/x#horizon',
  type: 'lvl2',
  hierarchy: { lvl0: 'Pro', lvl1: 'Page', lvl2: 'Horizon <b>', lvl3: null },
  _highlightResult: { hierarchy: { lvl2: { value: `${mark.open}Horizon${mark.close} <b>` } } },
  _snippetResult: { content: { value: `Run ${mark.open}horizon${mark.close}` } },
};

/**
 * Opens the engine with the service's real client, and returns the requests that a loopback server received from it.
 */
async function engineOver(reply: (count: number) => Reply) {
  const service = await startService((_, count) => reply(count));
  return { engine: openHostedEngine(settings, service.options), ...service };
}

const answer = (hits: readonly unknown[], nbHits = hits.length): Reply => ({
  status: 200,
  body: { results: [{ hits, nbHits, index: 'docs' }] },
});

test('asks for the language and the version of the page, and lets what is near rank', async () => {
  const { engine, received } = await engineOver(() => answer([record], 40));
  const { total, results } = await engine.search(question);
  expect({ total, hits: results.flatMap(({ hits }) => hits) }).toEqual({
    total: 40,
    hits: [
      {
        url: '/pro/x#horizon',
        trail: ['Pro', 'Page', 'Horizon <b>'],
        title: [
          { text: 'Horizon', isMatch: true },
          { text: ' <b>', isMatch: false },
        ],
        snippet: [
          { text: 'Run ', isMatch: false },
          { text: 'horizon', isMatch: true },
        ],
        isCode: false,
      },
    ],
  });
  const [request] = received;
  expect(request?.headers).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'search-only' });
  expect(request?.body).toMatchObject({
    requests: [
      {
        indexName: 'docs',
        query: 'horizon',
        hitsPerPage: 15,
        facetFilters: ['language:en', ['docusaurus_tag:docs-default-current']],
        optionalFilters: ['editions:pro<score=2>', 'section:Pro<score=1>'],
        clickAnalytics: false,
      },
    ],
  });
});

test('turns conditions into filters, of which those of one kind are alternatives', async () => {
  const { engine, received } = await engineOver(() => answer([]));
  const only = { editions: ['lite', 'pro'], sections: ['API'], versions: ['1.0'] };
  await engine.search({ ...question, near: {}, only });
  const facetFilters = [
    'language:en',
    ['docusaurus_tag:docs-default-1.0'],
    ['editions:lite', 'editions:pro'],
    ['section:API'],
  ];
  expect(received[0]?.body).toMatchObject({ requests: [{ facetFilters, optionalFilters: [] }] });
});

test.each([
  ['refuses the key', { status: 403, body: { message: 'Invalid API key' } }, /Invalid API key/],
  ['is down on every host', { status: 503, body: {} }, /didn't respond/],
  ['returns something else', { status: 200, body: { results: [] } }, /something other than hits/],
])('fails as a search when the service %s', async (_, reply, sentence) => {
  const { engine } = await engineOver(() => reply);
  const failure = await engine.search(question).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SearchFailure);
  expect(String(failure)).toMatch(sentence);
});

test.each([
  ['fewer hits than the limit', 2, 40, false],
  ['as many hits as the limit, of more', 15, 40, true],
  ['all hits, as many as the limit', 15, 15, false],
  ['the most that the service returns', 1000, 5000, false],
])('says whether there is more after %s', async (_, count, nbHits, hasMore) => {
  const hits = Array.from({ length: count }, () => record);
  const { engine } = await engineOver(() => answer(hits, nbHits));
  const found = await engine.search({ ...question, limit: Math.max(15, count) });
  expect(found).toMatchObject({ total: Math.min(nbHits, 1000), counted: 'result', hasMore });
});

test('asks nothing for a text without words', async () => {
  const { engine, received } = await engineOver(() => answer([record]));
  expect(await engine.search({ ...question, text: '  ' })).toMatchObject({ total: 0, hasMore: false, results: [] });
  expect(received).toEqual([]);
});
