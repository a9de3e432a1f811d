import { expect, test } from 'vitest';
import { openReport } from './report-part';

const address = 'https://docs.example/lite/updating';

/** Opens the dialog from an element on a page with one heading. */
function open(opener: string) {
  document.body.innerHTML = `<div class="heading"><h2 id="back-up">Back up</h2></div>${opener}`;
  openReport(document.body.lastElementChild as HTMLElement);
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  return { dialog, text: () => `${dialog.querySelector('pre')?.textContent}\n` };
}

test('leaves out a hash that contains something else, and choices that the reader has not made', () => {
  window.location.hash = '#request=%7B%22id%22%3A%22createPost%22%7D';
  expect(open(`<button data-report="${address}">x</button>`).text()).toContain(
    `Page: ${address}\nEdition: not chosen\nVersion: not entered\n`,
  );
});

test.each([
  ['https://github.com/o/r/issues/new?title=a', 'body'],
  ['https://gitlab.com/o/r/-/issues/new?issue%5Btitle%5D=a', 'issue[description]'],
])('links to the form %s with the text', (href, parameter) => {
  const { dialog, text } = open(`<a href="${href}" data-report="${address}">x</a>`);
  const field = dialog.querySelector('textarea') as HTMLTextAreaElement;
  field.value = ' It fails. ';
  field.dispatchEvent(new Event('input'));
  const form = new URL(dialog.querySelector('a')?.href ?? '');
  expect(form.searchParams.get(parameter)).toBe(`It fails.\n\n${text().trim()}`);
  expect(form.href.startsWith(href)).toBe(true);
});
