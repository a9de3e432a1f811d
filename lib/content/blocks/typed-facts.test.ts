import { expect, test } from 'vitest';
import { rootSince } from '@/content/environment/core-path.mjs';
import { environment } from '@/content/environment/table.mjs';
import type { EnvironmentKey } from '@/content/environment/types';
import { releases } from '@/content/releases.mjs';
import { requirements } from '@/content/requirements.mjs';
import { typed } from './fixtures/page-texts';

/** Settings with other values than the table's, each with its reason. */
const otherSettings: Readonly<Record<string, string>> = {
  'APP_URL=http://localhost:9000': "a test on the reader's own computer",
  'AWS_DEFAULT_REGION=auto': "Cloudflare R2's only region",
  'AWS_DEFAULT_REGION=us-east-1': "MinIO's default region",
  'APP_DEBUG=true': 'to see an error for a minute',
  'MIXPOST_TWO_FACTOR_AUTH=false': 'for an admin who lost the device',
  'BROADCAST_DRIVER=pusher': 'what versions before Reverb used',
  'DB_CONNECTION=sqlite': 'what a page warns about',
  'DB_HOST=10.0.0.6': 'an example of a private network',
  'DB_HOST=127.0.0.1': 'without Docker',
  'DB_HOST=mysql.example.com': "an example of a provider's server",
  'FORCE_CORE_PATH_CALLBACK_TO_NATIVE=true': 'callback URLs that keep the path of older versions',
  'LOG_CHANNEL=daily': 'a log that is rotated',
  'MAIL_MAILER=log': 'a rehearsal that sends no email',
  'MIXPOST_API_ACCESS_TOKENS=false': 'an API that nobody uses',
  'MIXPOST_CORE_PATH=': 'a move to the root of the domain',
  'MIXPOST_CORE_PATH=mixpost': 'an application that has pages of its own, and installations of older versions',
  'MIXPOST_DISK=s3': 'S3 storage',
  'MIXPOST_PUBLIC_PAGES_PREFIX=legal': 'an example of a prefix',
  'QUEUE_CONNECTION=database': 'what Mixpost does not support',
  'REDIS_HOST=10.0.0.6': 'an example of a private network',
  'REDIS_PASSWORD=your-redis-password': 'an example of a password',
  'REDIS_URL=tls://:your-redis-password@redis.example.com:6379': "an example of a provider's server",
  'REVERB_PORT=80': 'the cause of an error',
};

test('settings in code on pages have a value of the table, or a reason', () => {
  const keys = new Map(environment.flatMap(({ keys }) => keys).map((key) => [key.name, key]));
  const found = typed(/(?:^[ \t]*|`)([A-Z][A-Z0-9_]{3,})=([^`\n]*)/gm).flatMap(
    ({ file, groups: [name = '', text = ''] }) => {
      const key = keys.get(name);
      return key === undefined ? [] : [{ file, key, setting: `${name}=${text.replace(/ #.*/, '').trim()}` }];
    },
  );
  expect(found.length).toBeGreaterThan(20);
  const other = found
    .filter(({ key, setting }) => !settingsOf(key).includes(setting))
    .filter(({ setting }) => !setting.includes('[[') && !Object.hasOwn(otherSettings, setting))
    .map(({ file, setting }) => `${file}: ${setting}`);
  expect(other).toEqual([]);
  const unused = Object.keys(otherSettings).filter((setting) => !found.some((each) => each.setting === setting));
  expect(unused).toEqual([]);
});

/** Returns a key with each value that the table knows for it. */
function settingsOf(key: EnvironmentKey): string[] {
  return [key.default, key.example, key.exampleFile, key.installer]
    .flatMap((value) => (typeof value === 'object' ? Object.values(value) : (value ?? [])))
    .map((value) => `${key.name}=${value.replaceAll('`', '')}`);
}

test('pages pin the newest release of Lite', () => {
  const tags = typed(/inovector\/mixpost:v([\d.]+)/g);
  expect(tags.length).toBeGreaterThan(3);
  expect(tags.filter(({ groups: [version] }) => version !== releases.lite[0]?.version)).toEqual([]);
});

test('pages name the versions that have a core path by default', () => {
  const { pro, enterprise } = rootSince;
  const before = typed(
    /Pro up to (\d+),?\s+and\s+Enterprise up to (\d+)[^.|]*(?:\|\s*`mixpost`|CORE_PATH|\s`\/mixpost`)/g,
  );
  const since = typed(/Pro (\d+),?(?:\s+and)?\s+Enterprise (\d+)(?:\s+run at the root|, and later \| none)/g);
  expect(Math.min(before.length, since.length)).toBeGreaterThan(1);
  expect(before.filter(({ groups }) => groups.join() !== `${pro - 1},${enterprise - 1}`)).toEqual([]);
  expect(since.filter(({ groups }) => groups.join() !== `${pro},${enterprise}`)).toEqual([]);
});

test('pages outside upgrades require the PHP of the requirements', () => {
  const need = requirements.find(({ part }) => part === 'PHP')?.need;
  const known = JSON.stringify(need).match(/\d\.\d+/g);
  const wrong = typed(/PHP (\d\.\d+)(?=,? or (?:newer|later))/g).filter(
    ({ file, groups: [version = ''] }) => !file.includes('/upgrading/') && !known?.includes(version),
  );
  expect(wrong).toEqual([]);
});
