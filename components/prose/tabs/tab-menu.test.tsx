import { expect, test } from 'vitest';
import { openOnChange, openTab, restoreTabs } from './tab-groups';

const openKeys = () =>
  [...document.querySelectorAll<HTMLElement>('[data-panel]:not([hidden])')].map(({ dataset }) => dataset.panel);

test('a menu opens the chosen panel, and shows the choice again on the next visit', () => {
  localStorage.clear();
  document.body.innerHTML =
    '<div data-tabs="example"><select data-tab-menu><option value="draft"><option value="now"></select>' +
    '<section data-panel="draft"></section><section data-panel="now" hidden></section></div>';
  const menu = document.querySelector('select');
  Object.assign(menu ?? {}, { value: 'now' });
  menu?.addEventListener('change', openOnChange);
  menu?.dispatchEvent(new Event('change'));
  expect(openKeys()).toEqual(['now']);
  openTab('example', 'draft');
  expect([openKeys(), menu?.value]).toEqual([['draft'], 'draft']);
  restoreTabs();
  expect([openKeys(), menu?.value]).toEqual([['now'], 'now']);
});
