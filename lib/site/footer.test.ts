import { expect, test } from 'vitest';
import { footer, footerDiagnostic } from './footer';

const link = { label: 'A', to: '/' };
const column = { title: 'T', items: [link] };
const mix =
  'The footer mixes links and columns: write either one row of links, or columns that each have a title and items.';
const none = 'The footer has no links: list them under "links" or under "columns".';

test('the footer of this site is valid', () => {
  expect(footerDiagnostic(footer)).toBeNull();
});

test.each([
  ['a row of links', { style: 'light', links: [link] }, null],
  ['columns', { style: 'dark', columns: [column] }, null],
  ['links and columns', { style: 'light', links: [link], columns: [column] }, mix],
  ['columns among links', { style: 'light', links: [link, column] }, mix],
  ['links among columns', { style: 'light', columns: [link, column] }, mix],
  ['nothing', { style: 'light' }, none],
  ['empty lists', { style: 'light', links: [], columns: [] }, none],
  ["links that aren't a list", { style: 'light', links: 'A' }, none],
  ['another style', { style: 'pink', links: [link] }, 'The footer has the style "pink": write "light" or "dark".'],
])('%s', (_, config, diagnostic) => {
  expect(footerDiagnostic(config)).toBe(diagnostic);
});
