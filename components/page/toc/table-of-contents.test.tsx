import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hydrate } from '@/components/fixtures/react';
import { TableOfContents } from './table-of-contents';

const entries = ['a', 'b'].map((id) => ({ level: 2, id, text: id, items: [] }));
const toc = <TableOfContents entries={entries} isFolded={false} />;

const button = () => document.querySelector('nav button') as HTMLElement;
test('stays expanded if it was expanded before React ran', async () => {
  document.body.innerHTML = renderToString(toc);
  button().setAttribute('aria-expanded', 'true');
  await hydrate(document.body, toc);
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await act(() => button().click());
  expect(button().getAttribute('aria-expanded')).toBe('false');
});
