import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { installReports } from './report-control';
import { ReportDialog } from './report-dialog';

const address = 'https://docs.example/lite/updating';
const root = document.documentElement;

/** A page, whose `main` is where React renders. */
const page = '<button data-report="">report a problem</button><main></main>';

const place = () => document.querySelector('main') as HTMLElement;
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const field = () => dialog().querySelector('textarea') as HTMLTextAreaElement;
const press = (name: string) =>
  act(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
installReports();

beforeEach(() => {
  window.location.hash = '';
  document.body.innerHTML = page;
  return () => {
    delete root.dataset.app;
  };
});

function dialogFor(formUrl: string | null = null) {
  return <ReportDialog address={address} formUrl={formUrl} />;
}

/** Returns the facts of the report once they're there. Within `act`, nothing would load meanwhile. */
async function facts(): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => expect(dialog().querySelector('pre')).not.toBeNull(), { timeout: 20_000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return `${dialog().querySelector('pre')?.textContent}\n`;
}

/** Starts React, as a page does. */
async function run(start: () => Root): Promise<void> {
  root.dataset.app = 'running';
  const started = await act(start);
  onTestFinished(() => act(() => started.unmount()));
}

function show(formUrl: string | null): Promise<void> {
  return run(() => {
    const created = createRoot(place());
    created.render(dialogFor(formUrl));
    return created;
  });
}

async function type(text: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  await act(() => {
    set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('leaves out a hash that contains something else, and choices that the reader has not made', async () => {
  window.location.hash = '#request=%7B%22id%22%3A%22createPost%22%7D';
  await show(null);
  await press('report a problem');
  expect(dialog().open).toBe(true);
  expect(await facts()).toContain(`Page: ${address}\nEdition: not chosen\nVersion: not entered\n`);
});

test.each([
  ['https://github.com/o/r/issues/new?title=a', 'body'],
  ['https://gitlab.com/o/r/-/issues/new?issue%5Btitle%5D=a', 'issue[description]'],
])('links to the form %s with the text', async (href, parameter) => {
  await show(href);
  await press('report a problem');
  await type(' It fails. ');
  const text = `It fails.\n\n${(await facts()).trim()}`;
  const form = new URL(dialog().querySelector('a')?.href ?? '');
  expect(form.searchParams.get(parameter)).toBe(text);
  expect(form.href.startsWith(href)).toBe(true);
});

test.each<[string, () => Root]>([
  ['when React takes over the page', () => hydrateRoot(place(), dialogFor())],
  [
    'if React draws the page again',
    () => {
      const before = place();
      const created = createRoot(document.body.appendChild(document.createElement('main')));
      created.render(dialogFor());
      queueMicrotask(() => before.remove());
      return created;
    },
  ],
])('what was typed into the built page stays, %s', async (_, start) => {
  place().innerHTML = renderToString(dialogFor());
  document.querySelector<HTMLElement>('[data-report]')?.click();
  expect(dialog().open).toBe(true);
  field().value = 'It fails.';
  await run(start);
  expect([dialog().open, field().value]).toEqual([true, 'It fails.']);
  expect(await facts()).toContain(`Page: ${address}\n`);
});
