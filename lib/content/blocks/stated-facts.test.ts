import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment } from '@/content/environment/table.mjs';
import { requirements } from '@/content/requirements.mjs';
import { contentFolder } from '@/lib/content/pages/content-files';
import { type Typed, typed } from './fixtures/page-texts';

const keys = environment.flatMap((group) => group.keys);

/** Returns the value that the table of variables has for a key. */
function defaultOf(name: string): string {
  const key = keys.find((each) => each.name === name);
  const value = key?.default ?? key?.installer ?? '';
  return typeof value === 'string' ? value : (Object.values(value)[0] ?? '');
}

const needOf = (part: string) => JSON.stringify(requirements.find((each) => each.part === part));
const found = ({ file, match }: Typed) => `${file}: ${match}`;

/**
 * Facts that several pages state in their own words, since a block in the middle of a sentence would be harder to read
 * and write: what it is, a pattern whose group is the value, and the only values that it may have.
 */
const stated: readonly (readonly [string, RegExp, readonly string[]])[] = [
  ["Reverb's port", /Reverb\b[^.|]{0,30}\bport\s`?(\d+)/g, [defaultOf('REVERB_SERVER_PORT')]],
  [
    'the largest video',
    /videos?\b[^.|;]{0,30}\b(\d{3,}) MB|(\d{3,}) MB videos?/gi,
    [defaultOf('MIXPOST_MAX_VIDEO_FILE_SIZE')],
  ],
  ['the parts of an upload', /parts of (\d+) MB/g, [defaultOf('MIXPOST_CHUNKED_UPLOAD_SIZE')]],
  ['`retry_after`', /'?retry_after'?`?[^.|]{0,20}?\b(\d{3,4})\b/g, ['660', '960']],
  ['memory', /(\d+) GB of memory \((?:at least \d|4 GB recommended)\)/g, needOf('Memory').match(/\d(?= GB)/g) ?? []],
  ['disk space', /(\d+) GB of (?:free )?disk/g, needOf('Disk').match(/\d+(?= GB)/g) ?? []],
  ['Redis', /Redis\s(\d\.\d) or later/g, needOf('Redis').match(/\d\.\d(?= or)/g) ?? []],
  ['MySQL', /MySQL\s(\d\.\d or \d\.\d)/g, needOf('Database').match(/\d\.\d or \d\.\d/g) ?? []],
  ['Laravel', /Laravel\s(10\.\d+) (?:or|and) later/g, needOf('Laravel, for the package').match(/10\.\d+/g) ?? []],
  ['the Composer that blocks insecure packages', /Composer\s(\d[\d.]+)(?: and later)?/g, ['2.9', '2.9.0']],
  [
    'Ubuntu',
    /Ubuntu\s(\d\d\.\d\d or \d\d\.\d\d)/g,
    needOf('Operating system').match(/\d\d\.\d\d or \d\d\.\d\d/g) ?? [],
  ],
  ["Lite's first password", /admin@example\.com`[^.]{0,20}password\s`(\w+)`/g, ['changeme']],
  ['the longest analytics range', /(\d+) days(?: apart| \|)/g, ['366']],
  ['days until old data is deleted', /(?:for about|older than) (\d+) days/g, ['95']],
  ['the trial', /Trial days\*\* \((\d+)|(\d+) days by default/g, ['7']],
];

test.each(stated)('every page states the same value: %s', (_, pattern, values) => {
  const all = typed(pattern);
  expect(all.length, 'No page states this any more, so the pattern can go.').toBeGreaterThan(0);
  expect(all.filter(({ groups }) => !values.includes(groups[0] ?? '')).map(found)).toEqual([]);
});

/** Ports that no setting and no Compose file has. */
const otherPorts = { 22: 'SSH', 9001: 'an example of another port' };

test('pages name ports of settings and Compose files', () => {
  const compose = readdirSync(`${contentFolder}/compose`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yml'))
    .map((name) => readFileSync(`${contentFolder}/compose/${name}`, 'utf8'));
  const known = [
    ...keys.filter(({ name }) => name.endsWith('_PORT')).map(({ name }) => defaultOf(name)),
    ...(compose.join('\n').match(/(?<=[:"])\d{2,4}(?=[:"])/g) ?? []),
    ...Object.keys(otherPorts),
  ];
  const ports = typed(
    /\bports?\s`?(\d{2,5})(?:`?,?\s(?:and|or)\s`?(\d{2,5}))?|(?:localhost|\d\.\d+\.\d+\.\d+|mysql|redis):(\d{2,5})\b/g,
  );
  expect(ports.length).toBeGreaterThan(50);
  expect(ports.filter(({ groups }) => groups.some((port) => !known.includes(port))).map(found)).toEqual([]);
});

/** Menus of Mixpost that list services. */
const serviceMenus = [
  'Admin Console → Services',
  'Configuration → Services',
  'Enterprise Console → Settings → Payment Platforms',
  'Social Accounts → Add account',
];
const ownMenus = [
  ...serviceMenus,
  'Access Tokens → Create',
  'Admin Console → Settings → Single Sign-On',
  'Admin Console → Workspaces → View',
  'Configuration → Posting Schedule',
  'Edit profile → Update Password',
  'Enterprise Console → Settings → Billing',
  'Media Library → GIFs',
  'Media Library → Uploads',
  'Settings → Timezone',
  'Settings → Webhooks',
  'System → Logs',
  'System → Status',
];
/** Menus of providers that have a name in common with one of Mixpost's. */
const otherMenus = /^(?:Facebook Login|Use cases|Workbench|Settings → (?:API|Bus|Pre|Priv|Verify))/;

test('a screen of Mixpost has one menu path on all pages', () => {
  const names = new Set(ownMenus.flatMap((menu) => [menu.split(' → ')[0], menu.split(' → ').at(-1)]));
  const isKnown = (menu: string) => {
    const parent = menu.split(' → ').slice(0, -1).join(' → ');
    return (
      serviceMenus.includes(parent) ||
      ownMenus.some((own) => `${own} →`.startsWith(`${menu} →`) || own.endsWith(` → ${menu}`))
    );
  };
  const menus = typed(/(?:\[?\*\*[^*]+\*\*\]?(?:\([^)]*\))?\s→\s)+\[?\*\*[^*]+\*\*/g)
    .map(({ file, match }) => ({ file, match: (match.match(/(?<=\*\*)[^*→]+(?=\*\*)/g) ?? []).join(' → ') }))
    .filter(({ match }) => match.split(' → ').some((name) => names.has(name)) && !otherMenus.test(match));
  expect(menus.length).toBeGreaterThan(60);
  expect(menus.filter(({ match }) => !isKnown(match)).map(({ file, match }) => `${file}: ${match}`)).toEqual([]);
});

/** Names of files and folders that really are in several places. */
const places: Readonly<Record<string, readonly string[]>> = {
  '99-mixpost.ini': ['/etc/php/8.3/fpm/conf.d', '/etc/php/8.3/cli/conf.d'],
  'app.php': ['bootstrap', 'config'],
  'auth.json': ['/var/www/html', '~/.config/composer'],
  'conf.d': ['/etc/php/8.3/fpm', '/etc/php/8.3/cli'],
  mixpost: ['/etc/nginx/sites-available', '/etc/nginx/sites-enabled', '/etc/cron.d', '~'],
  php: ['/etc', '/var/run'],
  public: ['/var/www/html', 'storage/app'],
  storage: ['/var/www/html', 'public'],
};

test('a file on the server has one path on all pages', () => {
  const folders = new Map<string, Set<string>>();
  for (const { groups } of typed(
    /(?<![\w/.\]:~-])(\/(?:etc|var|usr|root|opt)\/(?:[\w.-]+\/)*|(?:config|routes|storage|bootstrap|database)\/(?:[\w.-]+\/)*)([\w-][\w.-]*[\w-])/g,
  )) {
    const [folder = '', name = ''] = groups;
    folders.set(
      name,
      (folders.get(name) ?? new Set()).add(
        folder
          .slice(0, -1)
          .replace('/var/www/html/', '')
          .replace(/^\/root\b/, '~'),
      ),
    );
  }
  expect(folders.size).toBeGreaterThan(40);
  const several = [...folders].filter(([, all]) => all.size > 1).map(([name, all]) => [name, [...all].sort()]);
  const expected = Object.entries(places).map(([name, all]) => [name, [...all].sort()]);
  expect(Object.fromEntries(several)).toEqual(Object.fromEntries(expected));
});

/** Both got the API in their version 2. */
const otherPair = 'Pro 2, Enterprise 2';

test('a version of Pro goes with the next version of Enterprise', () => {
  const pairs = [
    ...typed(/(?<!from )\bPro (?:up to )?(\d)\b,?(?:\s(?:and|or))?\s+Enterprise (?:up to )?(\d)\b/g),
    ...typed(/edition="pro" version="(\d)[\d.]*" \/>\s*<Since edition="enterprise" version="(\d)/g),
  ];
  expect(pairs.length).toBeGreaterThan(40);
  const wrong = pairs.filter(
    ({ match, groups: [pro, enterprise] }) => Number(enterprise) !== Number(pro) + 1 && match !== otherPair,
  );
  expect(wrong.map(found)).toEqual([]);
});

test('a default in words is the default of the table', () => {
  const defaults = typed(
    /`([A-Z][A-Z_]{5,})`(?:, by\sdefault|,?\s(?:which\s)?is|,)\s`?([\w-]+)`?(?:\sminutes)?(?:\sby\sdefault|(?=\s\|))/g,
  ).filter(({ match }) => match.includes('by default'));
  expect(defaults.length).toBeGreaterThan(3);
  const wrong = defaults.filter(({ groups: [name = '', value = ''] }) => {
    const { default: known = '' } = keys.find((key) => key.name === name) ?? {};
    const texts = Object.values(typeof known === 'string' ? [known] : known);
    return !(value === 'none' ? texts.includes('') : texts.some((text) => text.split(/[`\s]/).includes(value)));
  });
  expect(wrong.map(found)).toEqual([]);
});
