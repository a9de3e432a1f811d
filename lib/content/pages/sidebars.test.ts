import { expect, test } from 'vitest';
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
