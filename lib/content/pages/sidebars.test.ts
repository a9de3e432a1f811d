import { expect, test } from 'vitest';
import type { ResolvedItem } from '@/lib/site/manifest/types';
import { segmentsOf } from '@/lib/site/paths';
import { routes } from './routes';
import { sidebarOf, sidebarOfSection } from './sidebars';

const pages = routes.flatMap((route) => (route.kind === 'page' ? [route] : []));

test('a section has the sidebar that all its pages share', () => {
  expect(sidebarOfSection('lite')?.label).toBe('Lite');
  for (const { path, version, doc } of pages) {
    const shared = sidebarOfSection(segmentsOf(path)[0] ?? '');
    expect(shared && [path, shared.label]).toEqual(shared && [path, sidebarOf(version, doc)?.label]);
  }
});

test('returns null for sections without a sidebar and for unknown addresses', () => {
  expect(sidebarOfSection('server')).toBeNull();
  expect(sidebarOfSection('')).toBeNull();
  expect(sidebarOfSection('no-such')).toBeNull();
});

test('entries have labels, paths, methods, and the editions that have a page', () => {
  const linksIn = (items: readonly ResolvedItem[] = []): ResolvedItem[] =>
    items.flatMap((item) => (item.type === 'link' ? [item] : linksIn(item.items)));
  const [first] = linksIn(sidebarOfSection('lite')?.items);
  expect(first).toMatchObject({ type: 'link', path: '/lite/', editions: ['lite', 'pro', 'enterprise'] });
  expect(linksIn(sidebarOfSection('api')?.items)).toContainEqual(
    expect.objectContaining({ path: '/api/posts/create', method: 'POST' }),
  );
});
