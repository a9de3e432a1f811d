import { expect, it } from 'vitest';
import { describeHost } from './describe-host';
import { serveJson } from './serve';

it('starts at the base path, for a folder that contains the export under that name', () => {
  const { rewrites } = JSON.parse(serveJson(describeHost([{ kind: 'page', path: '/' }], '/docs')));
  expect(rewrites).toEqual([
    { source: '/docs', destination: '/docs/index' },
    { source: '/docs/:s1', destination: '/docs/:s1.html' },
  ]);
});
