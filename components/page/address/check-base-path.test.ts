// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { checkBasePath } from './check-base-path';

const missing = () => Promise.resolve(new Response('Not found', { status: 404 }));
const script = { 'content-type': 'application/javascript; charset=utf-8' };
const missingScript = () => Promise.resolve(new Response('', { status: 404, headers: script }));
const found = () => Promise.resolve(new Response('', { headers: script }));
const anyPage = () => Promise.resolve(new Response('', { headers: { 'content-type': 'text/html' } }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

type Options = { readonly built?: string; readonly fetch?: (url: string) => Promise<Response>; readonly head?: string };

/**
 * Runs the serialized function the way the page does. Returns the banner's text, or null if there's no banner, and
 * whether the function made a request.
 */
async function check(canonical: string, address: string, { built = '', fetch = missing, head }: Options = {}) {
  const own = `<link rel="canonical" href="https://docs.example${canonical}"><script src="${built}/_next/static/chunks/a.js"></script>`;
  const document = new DOMParser().parseFromString(`<head>${head ?? own}</head><body><p>Page</p></body>`, 'text/html');
  const page = { document, location: new URL(address, 'https://host.example'), fetch: vi.fn(fetch) };
  new Function(...Object.keys(page), `(${checkBasePath.toString()})(${JSON.stringify(built)})`)(...Object.values(page));
  await new Promise((resolve) => setTimeout(resolve));
  return {
    hasRequested: page.fetch.mock.calls.length > 0,
    banner: document.querySelector('body > [role=alert]:first-child')?.textContent ?? null,
  };
}

describe('on a site below a different path than it was built for', () => {
  test.each([
    ['/lite/', '/docs/lite/'],
    ['/lite/', '/docs/lite/index.html'],
    ['/lite/updating', '/docs/lite/updating.html'],
    ['/', '/docs/'],
    ['/', '/docs?a=1#b'],
  ])('names the path that works: %s at %s', async (canonical, address) => {
    expect(await check(canonical, address)).toEqual({
      hasRequested: true,
      banner:
        "This site didn't load properly: it was built for the base path /, but is served below /docs. " +
        'Build it again with NEXT_PUBLIC_BASE_PATH=/docs.',
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

describe('shows no banner and makes no request', () => {
  test.each([
    ['in a tab that is older than the deploy', '/lite/', '/lite/', {}],
    ['at any form of the address', '/lite/', '/lite/index.html', {}],
    ['below the base path that the site was built for', '/docs/lite/', '/docs/lite', { built: '/docs' }],
    ['on the home page below the base path', '/docs/', '/docs', { built: '/docs' }],
    ['on a redirect page, whose canonical address is elsewhere', '/lite/installation/docker', '/lite/installation', {}],
    ['on the file system', '/lite/', 'file:///home/reader/out/docs/lite/', {}],
  ])('%s', async (_, canonical, address, options) => {
    expect(await check(canonical, address, options)).toEqual({ hasRequested: false, banner: null });
  });
});

describe('on the not-found page, which has no canonical address,', () => {
  const host = 'https://host.example';
  const file = '/_next/static/scripts/a.js';
  const notFound = (address: string, scriptAt: string, built = '') =>
    check('', address, {
      built,
      head: `<script src="${built}${file}"></script>`,
      fetch: (url) => (new URL(url, host).href === scriptAt + file ? found() : missing()),
    });

  test.each([
    ['/docs/none', `${host}/docs`, '', 'with NEXT_PUBLIC_BASE_PATH=/docs.'],
    ['/a/b/none/', `${host}/a/b`, '', 'with NEXT_PUBLIC_BASE_PATH=/a/b.'],
    ['/none', host, '/docs', 'without NEXT_PUBLIC_BASE_PATH.'],
  ])('names the folder of the script: at %s, below %s', async (address, scriptAt, built, remedy) => {
    expect((await notFound(address, scriptAt, built)).banner).toContain(remedy);
  });

  test.each([
    ['the script loads', '/docs/none', host],
    ['no folder has the script', '/docs/none', `${host}/elsewhere`],
    ['only another host has the script', '//elsewhere.example/none', 'https://elsewhere.example'],
  ])('shows no banner if %s', async (_, address, scriptAt) => {
    expect((await notFound(host + address, scriptAt)).banner).toBeNull();
  });
});

test('shows no banner below another path if the scripts load', async () => {
  expect(await check('/lite/', '/1.0/lite/', { fetch: found })).toEqual({ hasRequested: true, banner: null });
});
