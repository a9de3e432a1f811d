import { afterEach, expect, test, vi } from 'vitest';
import { changedSources } from './changed-sources';

afterEach(() => vi.unstubAllGlobals());

/** Serves these files, by `owner/name/ref/path`. */
function serve(files: Readonly<Record<string, string>>, status = 404): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const text = files[url.replace('https://raw.githubusercontent.com/', '')];
    return new Response(text ?? '', { status: text === undefined ? status : 200 });
  });
}

const blob = (path: string) => `https://github.com/${path.replace(/^([^/]+\/[^/]+)\//, '$1/blob/')}`;

test('a release that changes five files leads to the pages that cite them, and to no others', async () => {
  const text = 'one\ntwo\nthree\nfour\n';
  const changes: readonly [path: string, now: string | undefined, change: string][] = [
    ['a/app/2.6.0/composer.json', 'one\n2\n3\nfour\n', 'lines changed: 2–3; lines added: 2'],
    ['a/app/2.6.0/install.sh', undefined, 'removed'],
    ['a/node/6d80e067cf68bde2402009dde773e6ba85bfbb5b/Node.ts', `${text}five\n`, 'lines changed: none; lines added: 1'],
    ['a/script/v2.1.0/upgrade.sh', 'one\nthree\nfour\n', 'lines changed: 2; lines added: 0'],
    ['b/db/mysql-8.4.3/errors.txt', 'two\none\nthree\nfour\n', 'lines in another order'],
  ];
  const same = ['a/app/2.6.0/same.php', 'a/app/ddc8003/other.php'];
  const files: Record<string, string> = {};
  for (const [path, now] of [...changes, ...same.map((each) => [each, text] as const)]) {
    files[path] = text;
    if (now !== undefined) {
      files[path.replace(/^([^/]+\/[^/]+)\/[^/]+/, '$1/HEAD')] = now;
    }
  }
  serve(files);
  const links = new Map<string, readonly string[]>([
    ...changes.map(([path], at) => [blob(path), [`/page-${at}`]] as const),
    ...same.map((path) => [blob(path), ['/same']] as const),
    // A branch contains whatever it contains, and these aren't files.
    ['https://github.com/laravel/horizon/blob/5.x/config/horizon.php', ['/branch']],
    ['https://github.com/a/app/releases', ['/releases']],
    ['https://example.org/blob/2.6.0/x', ['/elsewhere']],
  ]);
  expect(await changedSources(links)).toEqual(
    changes
      .map(([path, , change], at) => ({ url: blob(path), pages: [`/page-${at}`], change }))
      .sort((one, other) => (one.url < other.url ? -1 : 1)),
  );
});

test('a cited file that does not exist is named', async () => {
  serve({ 'a/app/HEAD/x.php': 'one' });
  const [found] = await changedSources(new Map([[blob('a/app/2.6.0/x.php'), ['/x']]]));
  expect(found?.change).toBe('not at this address anymore');
});

test('says what to do if a file cannot be read', async () => {
  serve({}, 429);
  const links = new Map([[blob('a/app/2.6.0/x.php'), ['/x']]]);
  await expect(changedSources(links)).rejects.toThrow('returned status 429. Compare the sources of pages by hand');
});
