import { expect, it } from 'vitest';
import { describeHost } from './describe-host';

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
