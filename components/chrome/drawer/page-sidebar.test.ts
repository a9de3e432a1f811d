// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { copySidebar } from './page-sidebar';

beforeEach(() => document.body.replaceChildren());

test('returns null for a page without a sidebar', () => {
  expect(copySidebar(document)).toBeNull();
});

test('copies the links and the current page without ids, and leaves the sidebar unchanged', () => {
  document.body.innerHTML =
    '<nav data-sidebar="Lite" aria-label="Lite" class="x"><ul id="list"><li><a href="/lite/" aria-current="page">Overview</a></li></ul></nav>';
  const original = document.body.innerHTML;
  const copy = copySidebar(document);
  expect(copy?.outerHTML).toBe(
    '<nav aria-label="Lite" class="x"><ul><li><a href="/lite/" aria-current="page">Overview</a></li></ul></nav>',
  );
  expect(document.body.innerHTML).toBe(original);
});
