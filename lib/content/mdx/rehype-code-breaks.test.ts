import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

/** Returns the code of a table cell, with a bar at each line-break opportunity. */
const brokenAs = async (code: string) => {
  const html = await htmlOf(`| a |\n| --- |\n| \`${code}\` |`);
  return /<code>(.*)<\/code>/.exec(html)?.[1]?.replaceAll('<wbr>', '|');
};

test.each([
  ['MIXPOST_CORE_PATH', 'MIXPOST_|CORE_|PATH'],
  ['/var/www/html/.env.example', '/var/|www/|html/.env.|example'],
  ['config/mixpost.php', 'config/|mixpost.|php'],
  ['App\\Providers\\EventServiceProvider', 'App\\|Providers\\|Event|Service|Provider'],
  ['Schedule::register', 'Schedule::|register'],
  ['mixpost:clear-services-cache', 'mixpost:|clear-services-cache'],
  ['APP_DEBUG=false', 'APP_|DEBUG=|false'],
  ['user@example.com', 'user@|example.|com'],
  ['APP_URL=https://example.com', 'APP_|URL=|https://|example.|com'],
])('in a cell of a table, %s may break where its words meet', async (code, marked) => {
  expect(await brokenAs(code)).toBe(marked);
});

test.each(['127.0.0.1', '^6.0', '12:30', 'https://', '--force', '.env', '_database_', '/mixpost'])(
  '%s stays whole',
  async (code) => {
    expect(await brokenAs(code)).toBe(code);
  },
);

test('what a reader replaces stays one text between two marks', async () => {
  expect(await brokenAs('https://[[domain]]/mixpost/login')).toMatch(
    /^https:\/\/\|<.*>social\.example\.com<[^|]*>\|\/mixpost\/\|login$/,
  );
});

test('a space beside what a reader replaces needs no mark', async () => {
  expect(await brokenAs('ping [[domain]] twice')).toMatch(/^ping <[^|]*> twice$/);
});

test('code in a paragraph breaks by itself', async () => {
  expect(await htmlOf('`MIXPOST_CORE_PATH`')).not.toContain('wbr');
});
