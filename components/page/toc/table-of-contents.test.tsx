import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { TableOfContents } from './table-of-contents';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const entries = ['a', 'b'].map((id) => ({ level: 2, id, text: id, items: [] }));
const toc = <TableOfContents entries={entries} isFolded={false} />;

type Observed = { readonly ids: string[]; readonly report: (reached: readonly string[]) => void };
const observers: Observed[] = [];

class Observer {
  ids: string[] = [];

  constructor(callback: (entries: readonly object[]) => void) {
    const { ids } = this;
    const report = (crossed: readonly string[]) =>
      callback(ids.map((id) => ({ target: document.getElementById(id), isIntersecting: crossed.includes(id) })));
    observers.push({ ids, report });
  }

  observe({ id }: Element) {
    this.ids.push(id);
  }

  disconnect() {
    observers.length = 0;
  }
}

const button = () => document.querySelector('nav button') as HTMLElement;
const marked = () => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);

vi.stubGlobal('IntersectionObserver', Observer);
vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => {
  observers.length = 0;
  document.body.innerHTML = `<main>${renderToString(toc)}</main><h2 id="a">a</h2><h2 id="b">b</h2>`;
});

async function run(): Promise<void> {
  const root = await act(() => hydrateRoot(document.querySelector('main') as HTMLElement, toc));
  onTestFinished(() => act(() => root.unmount()));
}

test('marks the heading that the reader is at', async () => {
  await run();
  expect(observers.map(({ ids }) => ids)).toEqual([entries.map(({ id }) => id), entries.map(({ id }) => id)]);
  const move = (reached: readonly string[], ahead: readonly string[]) =>
    act(() => {
      observers[0]?.report(reached);
      observers[1]?.report(ahead);
    });
  expect(marked()).toEqual([]);
  await move([], ['a', 'b']);
  expect(marked()).toEqual(['a']);
  await move(['a', 'b'], ['b']);
  expect(marked()).toEqual(['b']);
  await move(['a'], ['b']);
  expect(marked()).toEqual(['a']);
});

test('stays expanded if it was expanded before React ran', async () => {
  button().setAttribute('aria-expanded', 'true');
  await run();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await act(() => button().click());
  expect(button().getAttribute('aria-expanded')).toBe('false');
});
