import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { finishHtml } from '@/lib/export/finish-html';
import { keyOf, Tab, Tabs } from './tabs';

const html = renderToStaticMarkup(
  <Tabs group="proxy">
    {'\n'}
    <Tab label="Nginx">First</Tab>
    <Tab label="Docker Compose">Second</Tab>
  </Tabs>,
);

describe('a set of tabs', () => {
  test('refuses two labels that go by one name', () => {
    const set = (
      <Tabs group="language">
        <Tab label="C">One</Tab>
        <Tab label="C++">Two</Tab>
      </Tabs>
    );
    expect(() => renderToStaticMarkup(set)).toThrow(
      'Two tabs of the group "language" go by the name "c"; give "C++" another label.',
    );
  });

  test('names its group and its choices', () => {
    expect(html).toContain('data-tabs="proxy"');
    expect(html).toContain('role="tablist" aria-label="Choose: Nginx, Docker Compose"');
  });

  test('has one button a tab, of which the first is selected and in the tab order', () => {
    const buttons = [...html.matchAll(/role="tab" .*?data-tab="(.*?)" aria-selected="(.*?)" tabindex="(.*?)">(.*?)</g)];
    expect(buttons.map((match) => match.slice(1))).toEqual([
      ['nginx', 'true', '0', 'Nginx'],
      ['docker-compose', 'false', '-1', 'Docker Compose'],
    ]);
  });

  test('holds every panel, and hides all but the first', () => {
    const panels = [
      ...html.matchAll(/<section role="tabpanel".*?data-panel="(.*?)"( hidden="")?>.*?<\/p>(.*?)<\/section>/g),
    ];
    expect(panels.map((match) => match.slice(1))).toEqual([
      ['nginx', undefined, 'First'],
      ['docker-compose', ' hidden=""', 'Second'],
    ]);
  });

  test('has closed panels that the step after the export finds', () => {
    expect(finishHtml(html)).toContain('data-panel="docker-compose" hidden="until-found"');
  });
});

test.each([
  ['Nginx', 'nginx'],
  ['Docker Compose', 'docker-compose'],
  ['PHP 8.3 (FPM)', 'php-8-3-fpm'],
  ['  .env  ', 'env'],
  ['a--b', 'a-b'],
])('the key of %j is %s', (label, key) => {
  expect(keyOf(label)).toBe(key);
});
