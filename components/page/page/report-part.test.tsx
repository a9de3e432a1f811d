import { beforeEach, expect, test, vi } from 'vitest';
import { report, reportText } from './report-part';

const address = 'https://docs.example/lite/updating';

beforeEach(() => {
  document.body.innerHTML = '<h2 id="back-up">Back up</h2>';
  document.documentElement.dataset.deploy = 'abc123';
  localStorage.clear();
  window.location.hash = '';
});

test("says page, section, edition, version, and build, and none of the reader's values", () => {
  localStorage.setItem('values.domain', 'secret.example.org');
  localStorage.setItem('values.edition', 'lite');
  localStorage.setItem('values.version', '2.6.0');
  window.location.hash = '#back-up';
  const text = reportText(address);
  expect(text).toContain(`Page: ${address}#back-up\nEdition: Lite\nVersion: 2.6.0\nBuild: abc123\n`);
  expect(text).not.toContain('secret');
});

test('leaves out a hash that contains something else, and choices that the reader has not made', () => {
  window.location.hash = '#request=%7B%22id%22%3A%22createPost%22%7D';
  expect(reportText(address)).toContain(`Page: ${address}\nEdition: not chosen\nVersion: not entered\n`);
});

test.each([
  ['https://github.com/o/r/issues/new?title=a', 'body'],
  ['https://gitlab.com/o/r/-/issues/new?issue%5Btitle%5D=a', 'issue[description]'],
])('opens the form %s with the text', async (href, parameter) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  document.body.innerHTML = `<a href="${href}" data-report="${address}">x</a>`;
  await report(document.querySelector('a') as HTMLElement);
  const form = new URL(String(assign.mock.lastCall?.[0]));
  expect(form.searchParams.get(parameter)).toContain(`Page: ${address}\n`);
  expect(form.href.startsWith(href)).toBe(true);
});

test('copies the text without a repository', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.body.innerHTML = `<button data-report="${address}">x</button>`;
  const button = document.querySelector('button') as HTMLElement;
  await report(button);
  expect(writeText).toHaveBeenCalledWith(reportText(address));
  expect(button.textContent).toMatch(/^Copied/);
});
