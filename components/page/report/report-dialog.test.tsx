import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { show, typeInto, waitFor } from '@/components/fixtures/react';
import { installReports } from './report-control';
import { ReportDialog } from './report-dialog';

const address = 'https://docs.example/lite/updating';
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

installReports();

beforeEach(() => {
  window.location.hash = '';
  document.body.innerHTML = '<button data-report="">report a problem</button>';
  return () => {
    delete document.documentElement.dataset.app;
  };
});

/** Shows the dialog, as a page does that runs. */
async function open(formUrl: string | null): Promise<void> {
  document.documentElement.dataset.app = 'running';
  await show(<ReportDialog address={address} formUrl={formUrl} />);
  await act(() => document.querySelector<HTMLElement>('[data-report]')?.click());
}

/** Returns the facts of the report once they're there. */
async function facts(): Promise<string> {
  await waitFor(() => expect(dialog().querySelector('pre')).not.toBeNull());
  return `${dialog().querySelector('pre')?.textContent}\n`;
}

test('leaves out a hash that contains something else, and choices that the reader has not made', async () => {
  window.location.hash = '#request=%7B%22id%22%3A%22createPost%22%7D';
  await open(null);
  expect(dialog().open).toBe(true);
  expect(await facts()).toContain(`Page: ${address}\nEdition: not chosen\nVersion: not entered\n`);
});

test.each([
  ['https://github.com/o/r/issues/new?title=a', 'body'],
  ['https://gitlab.com/o/r/-/issues/new?issue%5Btitle%5D=a', 'issue[description]'],
])('links to the form %s with the text', async (href, parameter) => {
  await open(href);
  await typeInto(dialog().querySelector('textarea') as HTMLElement, ' It fails. ');
  const text = `It fails.\n\n${(await facts()).trim()}`;
  const form = new URL(dialog().querySelector('a')?.href ?? '');
  expect(form.searchParams.get(parameter)).toBe(text);
  expect(form.href.startsWith(href)).toBe(true);
});
