// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { routeOf, wishesOf } from './prefetch-wishes';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.example/lite/updating?a=1'));
  return () => vi.unstubAllGlobals();
});

/** A link as a browser gives it: with its whole address. */
function link(href: string): HTMLAnchorElement {
  const element = document.createElement('a');
  element.setAttribute('href', new URL(href, 'https://site.example/lite/updating').href);
  return element;
}

describe('the page of a link', () => {
  test.each([
    ['/lite/', '/lite/'],
    ['/server?b=2#redis', '/server'],
    ['/server#redis', '/server'],
    ['/lite/updating', null],
    ['/lite/updating#redis', null],
    ['https://example.com/lite/', null],
    ['/files/openapi.json', null],
    ['mailto:you@site.example', null],
  ])('%s is %j', (href, route) => {
    expect(routeOf(link(href))).toBe(route);
  });
});

test('a page leads to the next, the previous, and its neighbours in the sidebar', () => {
  const list = (...paths: string[]) =>
    paths
      .map(
        (path) =>
          `<a href="https://site.example${path}"${path === '/lite/updating' ? ' aria-current="page"' : ''}>x</a>`,
      )
      .join('');
  document.body.innerHTML = `
    <header><nav>${list('/head', '/lite/updating', '/foot')}</nav></header>
    <nav>${list('/a', '/b', '/c', '/lite/updating', '/d', '/e', '/f')}</nav>
    <nav>${list('/other')}</nav>
    <main><a rel="prev" href="https://site.example/c">c</a><a rel="next" href="https://site.example/d">d</a></main>`;
  expect(wishesOf(document)).toEqual([
    { route: '/d', kin: 'next' },
    { route: '/c', kin: 'previous' },
    { route: '/d', kin: 'neighbour' },
    { route: '/c', kin: 'neighbour' },
    { route: '/e', kin: 'neighbour' },
    { route: '/b', kin: 'neighbour' },
  ]);
});

test('a page that stands alone leads to none', () => {
  document.body.innerHTML = '<main><a href="https://site.example/a">a</a></main>';
  expect(wishesOf(document)).toEqual([]);
});
