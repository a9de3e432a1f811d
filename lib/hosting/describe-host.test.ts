import { describe, expect, it } from 'vitest';
import { describeHost, type HostRoute } from './describe-host';

const routes: readonly HostRoute[] = [
  { kind: 'page', path: '/lite/' },
  { kind: 'page', path: '/lite/updating' },
  { kind: 'folder', path: '/lite/configuration/' },
  { kind: 'redirect', path: '/lite/installation', to: '/lite/updating' },
];

describe('describeHost', () => {
  it('lists the file of each page and folder', () => {
    const { pages, folders } = describeHost(routes, '');
    expect(pages).toEqual([
      { address: '/lite/', file: '/lite.html', markdown: '/lite/index.md' },
      { address: '/lite/updating', file: '/lite/updating.html', markdown: '/lite/updating.md' },
    ]);
    expect(folders).toMatchObject([{ address: '/lite/configuration/', file: '/lite/configuration.html' }]);
  });

  it('has no Markdown of the search page', () => {
    expect(describeHost([{ kind: 'search', path: '/search' }], '').pages).toMatchObject([{ markdown: null }]);
  });

  it('redirects every non-canonical form to the canonical one', () => {
    const { moved } = describeHost([{ kind: 'page', path: '/lite/' }], '');
    expect(moved.map(({ from }) => from)).toEqual(['/lite', '/lite.html', '/lite/index', '/lite/index.html']);
    expect(new Set(moved.map(({ to }) => to))).toEqual(new Set(['/lite/']));
  });

  it('redirects every form of an old address to the new one', () => {
    const { moved } = describeHost([{ kind: 'redirect', path: '/old', to: '/new/' }], '');
    expect(moved.map(({ from }) => from)).toEqual(['/old', '/old/', '/old.html', '/old/index', '/old/index.html']);
    expect(new Set(moved.map(({ to }) => to))).toEqual(new Set(['/new/']));
  });

  it('adds the base path to addresses, but not to files', () => {
    const { pages, moved } = describeHost([{ kind: 'page', path: '/' }], '/docs');
    expect(pages).toEqual([{ address: '/docs/', file: '/index.html', markdown: '/index.md' }]);
    expect(moved.map(({ from }) => from)).toEqual(['/docs', '/docs/index', '/docs/index.html']);
  });

  it.each(['/FAQ', '/a b', '/a//b', '/a?b', '/a#b', '/a;b', '/$a', '/{a}', 'a', '/ä'])(
    'rejects the address %s',
    (path) => {
      expect(() => describeHost([{ kind: 'page', path }], '')).toThrow(`Hosts handle the address ${path} differently`);
      expect(() => describeHost([{ kind: 'redirect', path: '/old', to: path }], '')).toThrow(path);
    },
  );
});
