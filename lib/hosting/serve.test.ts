import { expect, it } from 'vitest';
import { describeHost } from './describe-host';
import { serveJson } from './serve';

it('rewrites as many levels as the longest form of an address has', () => {
  const { rewrites } = JSON.parse(serveJson(describeHost([{ kind: 'page', path: '/a/b' }], '')));
  expect(rewrites).toEqual([
    { source: '/', destination: '/index' },
    { source: '/:s1', destination: '/:s1.html' },
    { source: '/:s1/:s2', destination: '/:s1/:s2.html' },
    { source: '/:s1/:s2/:s3', destination: '/:s1/:s2/:s3.html' },
  ]);
});

it('starts at the base path, for a folder that contains the export under that name', () => {
  const { rewrites } = JSON.parse(serveJson(describeHost([{ kind: 'page', path: '/' }], '/docs')));
  expect(rewrites).toEqual([
    { source: '/docs', destination: '/docs/index' },
    { source: '/docs/:s1', destination: '/docs/:s1.html' },
  ]);
});

it('has no redirects, because serve drops the query, and no directory listings', () => {
  expect(JSON.parse(serveJson(describeHost([{ kind: 'redirect', path: '/old', to: '/new' }], '')))).toMatchObject({
    cleanUrls: false,
    directoryListing: false,
  });
});
