import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openReport, pageFacts } from './report-part';

afterEach(() => vi.unstubAllGlobals());

const address = 'https://docs.example/lite/updating';

beforeEach(() => {
  document.body.innerHTML =
    '<div class="heading"><h2 id="back-up">Back up</h2></div><div class="heading"><h3 id="restore">Restore</h3></div>';
  document.documentElement.dataset.deploy = 'abc123';
  localStorage.clear();
  window.location.hash = '';
});

/** Opens the dialog from an element at the end of the page, or at a heading. */
function open(markup: string, place: Element = document.body) {
  place.insertAdjacentHTML('beforeend', markup);
  openReport(place.lastElementChild as HTMLElement);
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const select = dialog.querySelector('select') as HTMLSelectElement;
  const text = () => `${dialog.querySelector('pre')?.textContent}\n`;
  const write = (words: string) => {
    const field = dialog.querySelector('textarea') as HTMLTextAreaElement;
    field.value = words;
    field.dispatchEvent(new Event('input'));
  };
  return { dialog, select, text, write };
}

const openerButton = `<button data-report="${address}">x</button>`;

test("says page, section, edition, version, and build, and none of the reader's values", () => {
  localStorage.setItem('values.domain', 'secret.example.org');
  localStorage.setItem('values.edition', 'lite');
  localStorage.setItem('values.version', '2.6.0');
  const text = pageFacts(address, 'back-up');
  expect(text).toContain(`Page: ${address}#back-up\nEdition: Lite\nVersion: 2.6.0\nBuild: abc123`);
  expect(text).not.toContain('secret');
});

test('chooses the section in the address bar, and lets the reader choose another one', () => {
  window.location.hash = '#back-up';
  const { select, text } = open(openerButton);
  expect([...select.options].map(({ value }) => value)).toEqual(['', 'back-up', 'restore']);
  expect(text()).toContain(`Page: ${address}#back-up\n`);
  select.value = 'restore';
  select.dispatchEvent(new Event('change'));
  expect(text()).toContain(`Page: ${address}#restore\n`);
});

test('chooses the section of the heading that it was opened from', () => {
  window.location.hash = '#back-up';
  const { text } = open(openerButton, document.querySelectorAll('.heading')[1]);
  expect(text()).toContain(`Page: ${address}#restore\n`);
});

test('leaves out a hash that contains something else, and choices that the reader has not made', () => {
  window.location.hash = '#request=%7B%22id%22%3A%22createPost%22%7D';
  expect(open(openerButton).text()).toContain(`Page: ${address}\nEdition: not chosen\nVersion: not entered\n`);
});

test.each([
  ['https://github.com/o/r/issues/new?title=a', 'body'],
  ['https://gitlab.com/o/r/-/issues/new?issue%5Btitle%5D=a', 'issue[description]'],
])('links to the form %s with the text', (href, parameter) => {
  const { dialog, text, write } = open(`<a href="${href}" data-report="${address}">x</a>`);
  write(' It fails. ');
  const form = new URL(dialog.querySelector('a')?.href ?? '');
  expect(form.searchParams.get(parameter)).toBe(`It fails.\n\n${text().trim()}`);
  expect(form.href.startsWith(href)).toBe(true);
});

test('copies the text without a repository', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { dialog, text, write } = open(openerButton);
  write('It fails.');
  dialog.querySelector('button')?.click();
  await vi.waitFor(() => expect(dialog.querySelector('[role=status]')?.textContent).toMatch(/^Copied/));
  expect(writeText).toHaveBeenCalledWith(`It fails.\n\n${text().trim()}`);
});
