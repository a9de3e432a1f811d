import { expect, it, test } from 'vitest';
import { tokensOf } from './tokens';

const wordsOf = (text: string) => tokensOf(text).map(({ word, isPart }) => (isPart ? `~${word}` : word));

test.each([
  ['APP_KEY=base64', ['app_key', '~app', '~key', 'base64']],
  ['php artisan queue:work', ['php', 'artisan', 'queue:work', '~queue', '~work']],
  ['GET /posts/schedule', ['get', 'posts/schedule', '~posts', '~schedule']],
  ['scheduleNow', ['schedulenow', '~schedule', '~now']],
  ['wait-for-it.sh', ['wait-for-it.sh', '~wait', '~for', '~it', '~sh']],
  ['PHP 8.3, v2.6.0 (S3)', ['php', '8.3', 'v2.6.0', 's3']],
  ['SQLSTATE[HY000] [1045]', ['sqlstate', 'hy000', '1045']],
  ['public/../vendor/autoload.php', ['public/../vendor/autoload.php', '~public', '~vendor', '~autoload', '~php']],
  ["Mixpost’s or Mixpost's", ['mixpost', 'or', 'mixpost']],
  ["doesn't", ["doesn't"]],
  ['… — ?!', []],
])('finds the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('returns the position of each word', () => {
  const text = 'Set APP_KEY.';
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Set', 'APP_KEY', 'APP', 'KEY']);
});
