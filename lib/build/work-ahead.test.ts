import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RenderedPage } from '@/lib/export/finish-export';
import type { Route } from '@/lib/manifest/routes';
import { workAhead } from './work-ahead';

const lite: Route = { kind: 'redirect', path: '/lite/', to: '/' };
const server: Route = { kind: 'redirect', path: '/server', to: '/' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'work-ahead-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function render(name: string, html: string): void {
  for (const [extension, text] of [
    ['html', html],
    ['rsc', '0:{}'],
  ] as const) {
    const file = join(folder, `${name}.${extension}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

test('pages are worked on as they come, each once', async () => {
  const workOn = vi.fn((_: Route, { html }: RenderedPage) => html.length);
  const ahead = workAhead(workOn);
  render('server', 'one');
  const ran = ahead.run(folder, [lite, server], new AbortController().signal);
  await vi.waitFor(() => expect(workOn).toHaveBeenCalledTimes(1));
  render('lite', 'three');
  await ran;
  expect(ahead.of(lite, { html: 'three', payload: '0:{}' })).toBe(5);
  expect(ahead.of(server, { html: 'one', payload: '0:{}' })).toBe(3);
  expect(workOn).toHaveBeenCalledTimes(2);
});

test.each<[string, RenderedPage]>([
  ['its HTML', { html: 'whole', payload: '0:{}' }],
  ['its payload', { html: 'one', payload: '0:{"whole":1}' }],
])('a page that was exported with another form of %s is worked on anew', async (_, page) => {
  const ahead = workAhead((__, { html, payload }) => html + payload);
  render('server', 'one');
  await ahead.run(folder, [server], new AbortController().signal);
  expect(ahead.of(server, page)).toBe(page.html + page.payload);
});

test('what fails ahead says so when the page is whole', async () => {
  const ahead = workAhead((__, { html }) => {
    throw new Error(`${html} cannot be finished.`);
  });
  render('server', 'one');
  await ahead.run(folder, [server], new AbortController().signal);
  expect(() => ahead.of(server, { html: 'one', payload: '0:{}' })).toThrow('one cannot be finished.');
});

test('the end of the rendering ends the waiting', async () => {
  const end = new AbortController();
  const ran = workAhead(() => null).run(folder, [lite, server], end.signal);
  end.abort();
  await expect(ran).resolves.toBeUndefined();
});
