import { describe, expect, it, test } from 'vitest';
import { pageRecords as page } from '@/lib/search/fixtures/records';
import { type Question, SearchFailure, type SearchResponse } from './engine';
import { makeIndex } from './index/make-index';
import { openSiteEngine } from './site-engine';

const keys = '<h2 id="app_key">APP_KEY</h2><p>Encrypts tokens of accounts.</p>';
const files = makeIndex([
  ...page('lite/env', 'lite', 'Environment of Lite', keys),
  ...page('pro/env', 'pro', 'Environment of Pro', keys),
  ...page('lite/queue', 'lite', 'Queue of Lite', '<p>Shorter words on the queue, and the queue again.</p>'),
  ...page('enterprise/queue', 'enterprise', 'A longer title for the queue of Enterprise', '<p>The queue.</p>'),
  ...page('pro/docker', 'pro', 'Docker', '<h2 id="start">Start</h2><p>Pull the image.</p>'),
  ...page(
    'server',
    null,
    'Server',
    `<h2 id="horizon">Horizon</h2><p>Starts the queue workers.</p><pre>php artisan horizon:terminate</pre>
     <h2 id="sea">Sea</h2><p>Porkers. APP and KEY apart.</p><h2 id="docker">Docker</h2><p>A stray heading.</p>`,
  ),
  ...page(
    'troubleshooting',
    'troubleshooting',
    'Troubleshooting',
    `<h2 id="a">SQLSTATE[HY000] [1045] Access denied</h2><p>The password differs.</p>
     <h2 id="b">SQLSTATE[HY000] [1130] Host is not allowed to connect</h2><p>The volume is old.</p>`,
  ),
]);
const load = async (name: string) => files.get(name) ?? Promise.reject(new Error(`${name} is missing`));
const ask = (text: string, more: Partial<Question> = {}): Question => ({
  text,
  limit: 10,
  near: {},
  only: { editions: [], sections: [], versions: [] },
  ...more,
});
const hitsIn = ({ results }: Pick<SearchResponse, 'results'>) => results.flatMap(({ hits }) => hits);
const urlsFor = async (text: string, more: Partial<Question> = {}) =>
  hitsIn(await openSiteEngine(load).search(ask(text, more))).map(({ url }) => url);

describe('the engine of the site', () => {
  test.each([
    ['APP_KEY', '/lite/env#app_key'],
    ['app_k', '/lite/env#app_key'],
    ['pro app key', '/pro/env#app_key'],
    ['horizon', '/server#horizon'],
    ['horzion', '/server#horizon'],
    ['horizon:terminate', '/server#horizon'],
    ['docker', '/pro/docker'],
    ['server', '/server'],
    ['dock', '/pro/docker'],
    ['How do I encrypt an account?', '/lite/env#app_key'],
    ['PDOException: SQLSTATE[HY000] [1045] Access denied for user mix@172.18.0.5', '/troubleshooting#a'],
    ['SQLSTATE[HY000] [1130] Host 172.18.0.5 is not allowed to connect', '/troubleshooting#b'],
  ])('brings for %j first %s', async (text, url) => {
    expect((await urlsFor(text))[0]).toBe(url);
  });

  it('brings a word that is a slip away only where the word itself does not exist', async () => {
    expect((await urlsFor('borkers ')).toSorted()).toEqual(['/server#horizon', '/server#sea']);
    expect(await urlsFor('workers ')).toEqual(['/server#horizon']);
  });

  it('makes one result of the same section in several editions, led by that of the reader', async () => {
    const { results } = await openSiteEngine(load).search(ask('app_key', { near: { edition: 'pro' } }));
    expect(results.filter(({ path }) => path.endsWith('/env'))).toMatchObject([
      { path: '/pro/env', editions: [{ edition: 'lite', url: '/lite/env#app_key' }] },
    ]);
  });

  it('lets the edition of the reader lead also where another one answers better', async () => {
    const more = { near: { edition: 'enterprise' } };
    expect((await urlsFor('queue', more))[0]).toBe('/enterprise/queue');
    expect((await urlsFor('queue shorter words')).at(0)).toBe('/lite/queue');
  });

  it('lets the edition that the query names lead', async () => {
    expect((await urlsFor('app_key lite', { near: { edition: 'pro' } }))[0]).toBe('/lite/env#app_key');
  });

  it('narrows to an edition with the pages of none, and to a section within it', async () => {
    const none = { editions: [], sections: [], versions: [] };
    const resultsFor = async (only: Partial<Question['only']>) =>
      (await openSiteEngine(load).search(ask('app key', { only: { ...none, ...only } }))).results;
    const pathsFor = async (only: Partial<Question['only']>) => (await resultsFor(only)).map(({ path }) => path);
    expect(await pathsFor({ editions: ['pro'] })).toEqual(['/pro/env', '/server']);
    expect(await pathsFor({ editions: ['pro'], sections: ['Server'] })).toEqual(['/server']);
    expect(await pathsFor({ sections: ['Lite'] })).toEqual(['/lite/env']);
    expect(await pathsFor({ editions: ['pro'], versions: ['1.0'] })).toEqual([]);
    expect((await resultsFor({ editions: ['pro'] }))[0]?.editions).toEqual([]);
  });

  test.each([
    ['horizon', undefined],
    ['horizon glibc', ['glibc']],
    ['encrypts porkers', []],
    ['horizon 77', undefined],
    ['musl horizon queue workers php artisan terminate porkers volume denied access password host', undefined],
  ])('says for %j that no page has %j', async (text, missing) => {
    expect((await openSiteEngine(load).search(ask(text))).missing).toEqual(missing);
  });

  it('reads a filler word as the start of another word until a space follows it', async () => {
    const engine = openSiteEngine(async (name) => more.get(name) ?? '');
    const more = makeIndex([
      ...page('workspaces', null, 'Workspaces', '<p>For each customer.</p>'),
      ...page('check', null, 'Check that it works', '<p>It works.</p>'),
    ]);
    const firstFor = async (text: string) => (await engine.search(ask(text))).results[0]?.path;
    expect(await firstFor('works')).toBe('/workspaces');
    expect(await firstFor('works ')).toBe('/check');
  });

  it('brings as many results as asked for, and counts the others', async () => {
    const engine = openSiteEngine(load);
    const whole = await engine.search(ask('app key horizon'));
    const first = await engine.search(ask('app key horizon', { limit: 1 }));
    expect(first.total).toBe(whole.total);
    expect(hitsIn(first)).toEqual(hitsIn({ results: whole.results.slice(0, 1) }));
  });

  it('shows the text round the match, with what matches marked, once it has come', async () => {
    const engine = openSiteEngine(load);
    const first = await engine.search(ask('terminate'));
    expect(hitsIn(first)[0]?.snippet).toEqual([]);
    const completed = await first.completed;
    expect(completed && hitsIn(completed)[0]).toMatchObject({
      isCode: true,
      trail: ['Server', 'Server', 'Horizon'],
      snippet: [
        { text: 'php artisan horizon:', isMatch: false },
        { text: 'terminate', isMatch: true },
      ],
    });
    const later = await engine.search(ask('tokens of accounts'));
    expect(later.completed).toBeUndefined();
  });

  test.each([
    ['a hundred thousand characters', 'horizon '.repeat(12_500), 0],
    ['lone surrogates', '\ud800 horizon \udfff', 1],
    ['marks of writing from right to left', '\u202ehorizon\u200f', 1],
    ['signs alone', '?!… "()"', 0],
    ['a script', '<script>alert(1)</script>', 0],
    ['nothing', '', 0],
  ])('answers %s', async (_, text, least) => {
    const started = performance.now();
    const answer = await openSiteEngine(load).search(ask(text));
    expect(answer.total).toBeGreaterThanOrEqual(least);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('an index that cannot be used', () => {
  const whole = files.get('index.json') ?? '';
  test.each([
    ['is truncated', whole.slice(0, 500), /index\.json is truncated/],
    ['is empty', '', /truncated/],
    ['is a page that says there is none', '<!doctype html>', /isn't a search index/],
    ['is a list', '[]', /has the format/],
    ['is of a build with another format', whole.replace(/"format":\d+/, '"format":99'), /from different builds/],
    ['has something else in place of its pages', whole.replace('"pages":[', '"pages":null,"x":['), /damaged/],
  ])('says so when it %s', async (_, content, message) => {
    const search = openSiteEngine(async () => content).search(ask('horizon'));
    await expect(search).rejects.toThrow(SearchFailure);
    await expect(search).rejects.toThrow(message);
  });

  it('tries again at the next question', async () => {
    let isOnline = false;
    const engine = openSiteEngine((name) => (isOnline ? load(name) : Promise.reject(new SearchFailure('No network.'))));
    await expect(engine.search(ask('horizon'))).rejects.toThrow('No network.');
    isOnline = true;
    expect((await engine.search(ask('horizon'))).total).toBeGreaterThan(0);
  });

  it('brings hits without snippets when their text is of another build', async () => {
    const engine = openSiteEngine(async (name) => (name === 'index.json' ? whole : '{"id":"other","pages":[]}'));
    const answer = await engine.search(ask('horizon'));
    expect((await answer.completed)?.results).toEqual(answer.results);
  });
});
