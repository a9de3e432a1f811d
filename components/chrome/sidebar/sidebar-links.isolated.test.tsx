// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SidebarLinks } from './sidebar-links';

const page = vi.hoisted(() => ({ pathname: '/lite/' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.pathname }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const root = document.documentElement;
const html = '<ul><li><a href="/lite/">Overview</a></li><li><a href="/lite/updating">Updating</a></li></ul>';
const sidebar = () => document.querySelector('nav') as HTMLElement;
const main = () => document.querySelector('main') as HTMLElement;

/** Each entry is at 1,000 pixels times its place, and the sidebar shows 400 pixels. */
Element.prototype.getBoundingClientRect = function measure() {
  const at = [...document.querySelectorAll('a')].indexOf(this as HTMLAnchorElement);
  return at < 0 ? new DOMRect(0, 0, 200, 400) : new DOMRect(0, at * 1000 - sidebar().scrollTop, 200, 20);
};

beforeEach(() => {
  page.pathname = '/lite/';
  delete root.dataset.app;
});

function open(label: string, start: () => Root): Promise<Root> {
  document.body.innerHTML = `<main>${renderToString(<SidebarLinks label={label} name={label} html={html} />)}</main>`;
  sidebar().scrollTop = 120;
  return act(start);
}

test.each<[string, (label: string) => Root]>([
  ['takes over the page', (label) => hydrateRoot(main(), <SidebarLinks label={label} name={label} html={html} />)],
  [
    'draws the page again',
    (label) => {
      const created = createRoot(document.body.appendChild(document.createElement('div')));
      created.render(<SidebarLinks label={label} name={label} html={html} />);
      queueMicrotask(() => main().remove());
      return created;
    },
  ],
])('keeps the scroll position of the built page when React %s', async (name, start) => {
  const app = await open(name, () => start(name));
  onTestFinished(() => act(() => app.unmount()));
  expect(sidebar().scrollTop).toBe(120);
});

test('shows the entry of the next page, and keeps its own position for later', async () => {
  const app = await open('Lite', () =>
    hydrateRoot(main(), <SidebarLinks label="Lite" name="Mixpost Lite" html={html} />),
  );
  root.dataset.app = 'running';
  page.pathname = '/lite/updating';
  await act(() => app.render(<SidebarLinks label="Lite" name="Mixpost Lite" html={html} />));
  expect(sidebar().scrollTop).toBe(810);
  await act(() => sidebar().dispatchEvent(new Event('scroll')));
  await act(() => app.render(null));
  await act(() => app.render(<SidebarLinks label="Lite" name="Mixpost Lite" html={html} />));
  expect(sidebar().scrollTop).toBe(810);
  await act(() => app.unmount());
});
