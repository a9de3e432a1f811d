// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { checkAddress } from './check-address';

const host = 'https://host.example';
const missing = () => Promise.resolve(new Response('Not found', { status: 404 }));
const script = { 'content-type': 'application/javascript; charset=utf-8' };
const missingScript = () => Promise.resolve(new Response('', { status: 404, headers: script }));
const found = () => Promise.resolve(new Response('', { headers: script }));
const anyPage = () => Promise.resolve(new Response('', { headers: { 'content-type': 'text/html' } }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

type Options = { readonly built?: string; readonly fetch?: (url: string) => Promise<Response>; readonly head?: string };

/**
 * Runs the serialized function the way the page does, with only a document, an address, and a network around it.
 *
 * @param canonical the path of the page's canonical link; null on the not-found page
 * @returns the banner's text, or null if there's no banner, whether there was a request, and what happened to the
 *   address
 */
async function check(
  canonical: string | null,
  address: string,
  { built = '', fetch = missing, head = '' }: Options = {},
) {
  const file = `${built}/_next/static/scripts/a.js`;
  const link = canonical === null ? '' : `<link rel="canonical" href="https://docs.example${canonical}">`;
  const html = `<head>${link}<script src="${file}"></script>${head}</head><body><p>Page</p></body>`;
  const changes: unknown[] = [];
  const state = { tree: 1 };
  const page = {
    document: new DOMParser().parseFromString(html, 'text/html'),
    location: Object.assign(new URL(address, host), { replace: (to: string) => changes.push('go to', to) }),
    history: {
      state,
      replaceState: (kept: unknown, _: string, to: string) => changes.push('show', to, kept === state),
    },
    fetch: vi.fn(fetch),
  };
  new Function(...Object.keys(page), `(${checkAddress.toString()})(${JSON.stringify(built)})`)(...Object.values(page));
  await new Promise((resolve) => setTimeout(resolve));
  return {
    hasRequested: page.fetch.mock.calls.length > 0,
    banner: page.document.querySelector('body > [role=alert]:first-child')?.textContent ?? null,
    changes,
  };
}

describe('on a site below a different path than it was built for', () => {
  test.each([
    ['/lite/', '/docs/lite/'],
    ['/lite/', '/docs/lite/index.html'],
    ['/lite/updating', '/docs/lite/updating.html'],
    ['/', '/docs/'],
    ['/', '/docs?a=1#b'],
  ])('names the path that works, and leaves the address alone: %s at %s', async (canonical, address) => {
    expect(await check(canonical, address)).toEqual({
      hasRequested: true,
      banner:
        "This site didn't load properly: it was built for the base path /, but is served below /docs. " +
        'Build it again with NEXT_PUBLIC_BASE_PATH=/docs.',
      changes: [],
    });
  });

  test('recommends building without a base path at the root', async () => {
    expect((await check('/docs/lite/', '/lite/', { built: '/docs' })).banner).toBe(
      "This site didn't load properly: it was built for the base path /docs, but is served below /. " +
        'Build it again without NEXT_PUBLIC_BASE_PATH.',
    );
  });

  test.each([
    ['that returns a page for every address', anyPage],
    ['that returns 404 with the content type of a script', missingScript],
    ["that doesn't respond", offline],
  ])('shows the banner on a host %s', async (_, fetch) => {
    expect((await check('/lite/', '/docs/lite/', { fetch })).banner).toContain('/docs.');
  });
});

test('shows no banner below another path if the scripts load', async () => {
  expect(await check('/lite/', '/1.0/lite/', { fetch: found })).toEqual({
    hasRequested: true,
    banner: null,
    changes: [],
  });
});

describe('on the not-found page', () => {
  test('doubled slashes become one', async () => {
    expect(await check(null, `${host}//elsewhere.example/none`)).toMatchObject({
      changes: ['show', '/elsewhere.example/none', true],
    });
  });

  const file = '/_next/static/scripts/a.js';
  const notFound = (address: string, scriptAt: string, built = '') =>
    check(null, address, {
      built,
      fetch: (url) => (new URL(url, host).href === scriptAt + file ? found() : missing()),
    });

  test.each([
    ['/docs/none', `${host}/docs`, '', 'with NEXT_PUBLIC_BASE_PATH=/docs.'],
    ['/a/b/none/', `${host}/a/b`, '', 'with NEXT_PUBLIC_BASE_PATH=/a/b.'],
    ['/none', host, '/docs', 'without NEXT_PUBLIC_BASE_PATH.'],
  ])('names the folder of the script: at %s, below %s', async (address, scriptAt, built, remedy) => {
    expect(await notFound(address, scriptAt, built)).toMatchObject({
      banner: expect.stringContaining(remedy),
      changes: [],
    });
  });

  test.each([
    ['the script loads', '/docs/none', host],
    ['no folder has the script', '/docs/none', `${host}/elsewhere`],
    ['only another host has the script', '//elsewhere.example/none', 'https://elsewhere.example'],
  ])('shows no banner if %s', async (_, address, scriptAt) => {
    expect((await notFound(host + address, scriptAt)).banner).toBeNull();
  });
});

test.each([
  ['/lite/', '/lite/', []],
  ['/lite/', '/lite/?q=1#a', []],
  ['/lite/', '/lite', ['show', '/lite/', true]],
  ['/lite/', '/lite.html?q=a%20b#redis', ['show', '/lite/?q=a%20b#redis', true]],
  ['/lite/', '/lite/index', ['show', '/lite/', true]],
  ['/lite/', '/lite/index.html', ['show', '/lite/', true]],
  ['/lite/updating', '/lite/updating/', ['show', '/lite/updating', true]],
  ['/lite/updating', '/lite/updating/index/', ['show', '/lite/updating', true]],
  ['/', '/index.html', ['show', '/', true]],
  ['/lite/updating', `${host}//lite//updating?q=1`, ['show', '/lite/updating?q=1', true]],
  ['/lite/', 'file:///home/reader/out/docs/lite/', []],
])('the address of %s at %s changes as little as %j, without a request', async (canonical, address, changes) => {
  expect(await check(canonical, address)).toEqual({ hasRequested: false, banner: null, changes });
});

test('below the base path, any form of the address becomes the canonical one', async () => {
  expect(await check('/docs/', '/docs', { built: '/docs' })).toEqual({
    hasRequested: false,
    banner: null,
    changes: ['show', '/docs/', true],
  });
});

test.each([
  ['/lite/installation/', '/lite/installation/docker'],
  ['/services/media/unsplash.html?a=1#b', '/services/?a=1#b'],
])('a redirect page at %s goes to %s', async (from, to) => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/elsewhere">';
  const { pathname } = new URL(to, host);
  expect(await check(pathname, from, { head: refresh })).toEqual({
    hasRequested: false,
    banner: null,
    changes: ['go to', to],
  });
});
