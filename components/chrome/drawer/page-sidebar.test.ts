// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { copySidebar } from './page-sidebar';

beforeEach(() => document.body.replaceChildren());

test('a page without a sidebar has nothing to copy', () => {
  expect(copySidebar(document)).toBeNull();
});

test('the copy has the links and their marks, and is not taken for the sidebar', () => {
  document.body.innerHTML =
    '<nav data-sidebar="Lite" aria-label="Lite" class="x"><ul id="list"><li><a href="/lite/" aria-current="page">Overview</a></li></ul></nav>';
  const own = document.body.innerHTML;
  const copy = copySidebar(document);
  expect(copy?.outerHTML).toBe(
    '<nav aria-label="Lite" class="x"><ul><li><a href="/lite/" aria-current="page">Overview</a></li></ul></nav>',
  );
  expect(document.body.innerHTML).toBe(own);
});
