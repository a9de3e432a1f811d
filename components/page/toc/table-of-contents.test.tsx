import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hydrate } from '@/components/fixtures/react';
import { TableOfContents } from './table-of-contents';

test('stays expanded if it was expanded before React ran', async () => {
  const toc = <TableOfContents entries={[{ level: 2, id: 'a', text: 'A', items: [] }]} isFolded={false} />;
  document.body.innerHTML = renderToString(toc);
  const button = document.querySelector('nav button') as HTMLElement;
  button.setAttribute('aria-expanded', 'true');
  await hydrate(document.body, toc);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await act(() => button.click());
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
