import { describe, expect, test } from 'vitest';
import { failureOf, htmlOf } from './fixtures/render';
import { keyOf } from './rehype-tabs';

const tab = (label: string, content: string) => `<Tab label="${label}">\n\n${content}\n\n</Tab>`;
const tabs = (...content: string[]) => `<Tabs group="proxy">\n${content.join('\n')}\n</Tabs>`;

describe('a set of tabs', () => {
  const twoTabs = () => htmlOf(tabs(tab('Nginx', 'First'), tab('Docker Compose', 'Second')));

  test('has its group and a label with the choices', async () => {
    expect(await twoTabs()).toMatch(
      /^<div data-tabs="proxy"><div role="tablist" aria-label="Choose: Nginx, Docker Compose">/,
    );
  });

  test('looks like every other choice of an edition if all are editions', async () => {
    const classes = async (...labels: string[]) =>
      (await htmlOf(tabs(...labels.map((label) => tab(label, 'Text'))))).match(/role="tablist"[^>]*class="(.*?)"/)?.[1];
    expect(await classes('Lite', 'Pro')).toBe('choices');
    expect(await classes('Lite', 'Podman')).toBeUndefined();
  });

  test('has a button for each tab, and the first one is selected and focusable', async () => {
    const buttons = [
      ...(await twoTabs()).matchAll(/role="tab" data-tab="(.*?)" aria-selected="(.*?)" tabindex="(.*?)">(.*?)</g),
    ];
    expect(buttons.map((match) => match.slice(1))).toEqual([
      ['nginx', 'true', '0', 'Nginx'],
      ['docker-compose', 'false', '-1', 'Docker Compose'],
    ]);
  });

  test("contains every panel, and the browser's search can find hidden ones", async () => {
    const panels = [
      ...(await twoTabs()).matchAll(/aria-label="([^"]*)" data-panel="(.*?)"(.*?)>\s*<p>(.*?)<\/p>\s*<\/section>/g),
    ];
    expect(panels.map((match) => match.slice(1))).toEqual([
      ['Nginx', 'nginx', '', 'First'],
      ['Docker Compose', 'docker-compose', ' data-closed=""', 'Second'],
    ]);
  });

  test('can be nested', async () => {
    const inner = await htmlOf(tabs(tab('A', 'One'), tab('B', tabs(tab('C', 'Two')))));
    expect(inner.match(/<div data-tabs/g)).toHaveLength(2);
  });
});

test('rejects two labels with the same key', async () => {
  expect(await failureOf(tabs(tab('C', 'One'), tab('C++', 'Two')))).toMatch(
    /^\d: has two tabs named "c" in the group "proxy"; give "C\+\+" another label\.$/,
  );
});

test.each([
  ['Nginx', 'nginx'],
  ['Docker Compose', 'docker-compose'],
  ['PHP 8.3 (FPM)', 'php-8-3-fpm'],
  ['  .env  ', 'env'],
  ['a--b', 'a-b'],
])('keyOf(%j) is %s', (label, key) => {
  expect(keyOf(label)).toBe(key);
});
