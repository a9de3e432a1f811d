import { expect, test } from 'vitest';
import { destinationOf, movedIdsOf } from './moved-ids';

const registry = {
  '/server': { redis: null, nginx: '/guides/proxies#nginx', cron: '/server#scheduler', scheduler: null },
  '/guides/proxies': { nginx: '/guides/proxies#nginx-host', 'nginx-host': null },
  '/old': { start: null, end: '/server#redis' },
};
const redirects = { '/old': '/server' };
const pages = new Set(['/server#redis', '/server#scheduler', '/guides/proxies#nginx-host', '/server#start', '/server']);
const exists = (path: string, id: string) => pages.has(id ? `${path}#${id}` : path);

test.each([
  ['/server', 'redis', '/server#redis'],
  ['/server', 'cron', '/server#scheduler'],
  ['/server', 'nginx', '/guides/proxies#nginx-host'],
  ['/old', 'start', '/server#start'],
  ['/old', 'end', '/server#redis'],
  ['/old', '', '/server'],
])('%s#%s is now %s', (path, id, to) => {
  expect(destinationOf(path, id, registry, redirects, exists)).toEqual({ to });
});

test("reports an ID that's gone and has no successor", () => {
  expect(destinationOf('/server', 'mysql', registry, redirects, exists)).toEqual({
    problem: "ends at /server#mysql, which doesn't exist",
  });
});

test('reports a cycle of successors', () => {
  const circle = { '/a': { one: '/b#two' }, '/b': { two: '/a#one' } };
  expect(destinationOf('/a', 'one', circle, {}, exists)).toEqual({ problem: 'leads back to /a#one' });
});

test('returns the moved IDs of a page and of paths that redirect to it', () => {
  expect(movedIdsOf('/server', registry, redirects)).toEqual({
    nginx: '/guides/proxies#nginx-host',
    cron: '/server#scheduler',
    end: '/server#redis',
  });
  expect(movedIdsOf('/lite/', registry, redirects)).toEqual({});
});
