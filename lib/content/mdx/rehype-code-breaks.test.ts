import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

/** Returns the code of a table cell, with a bar at each line-break opportunity. */
const breaksIn = async (code: string) => {
  const html = await htmlOf(`| a |\n| --- |\n| \`${code}\` |`);
  return /<code[^>]*>(.*)<\/code>/.exec(html)?.[1]?.replaceAll('<wbr>', '|');
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
])('marks the line-break opportunities of %s in a table cell', async (code, marked) => {
  expect(await breaksIn(code)).toBe(marked);
});

test.each(['127.0.0.1', '^6.0', '12:30', 'https://', '--force', '.env', '_database_', '/mixpost'])(
  "doesn't break %s",
  async (code) => {
    expect(await breaksIn(code)).toBe(code);
  },
);

test('allows breaks around a placeholder, but not within it', async () => {
  expect(await breaksIn('https://[[domain]]/mixpost/login')).toMatch(
    /^https:\/\/\|<.*>social\.example\.com<[^|]*>\|\/mixpost\/\|login$/,
  );
});

test('adds no break between a space and a placeholder', async () => {
  expect(await breaksIn('ping [[domain]] twice')).toMatch(/^ping <[^|]*> twice$/);
});

test('adds no breaks outside tables', async () => {
  expect(await htmlOf('`MIXPOST_CORE_PATH`')).not.toContain('wbr');
});
