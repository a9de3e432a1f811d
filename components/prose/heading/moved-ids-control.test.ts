// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pageChangeEvent } from '@/lib/browser/dom/on-page';
import { installMovedIds } from './moved-ids-control';

const replace = vi.fn();

beforeAll(() => {
  installMovedIds();
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
});

afterEach(() => replace.mockClear());

function open(hash: string, body: string): void {
  history.replaceState(null, '', `/server${hash}`);
  document.body.innerHTML = body;
  document.dispatchEvent(new Event(pageChangeEvent));
}

const page = `<main data-moved-ids='{"nginx":"/docs/guides/proxies#nginx"}'><h2 id="redis">Redis</h2></main>`;

test.each([
  ['has moved', page],
  ['an index keeps for what has moved', `${page}<ul><li><a id="nginx" data-moved=""></a></li></ul>`],
])('follows a link to an ID that %s', (_, body) => {
  open('#nginx', body);
  expect(replace.mock.calls).toEqual([['/docs/guides/proxies#nginx']]);
});

test.each([
  ['an ID of the page', '#redis', page],
  ['an ID that never existed', '#none', page],
  ["the name of an object's property", '#constructor', page],
  ['no ID', '', page],
  ['a page without moved IDs', '#nginx', '<main></main>'],
  ['an ID that the page has again', '#nginx', `${page}<h2 id="nginx">Nginx</h2>`],
])('stays on the page for %s', (_, hash, body) => {
  open(hash, body);
  expect(replace).not.toHaveBeenCalled();
});
