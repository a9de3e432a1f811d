import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { describe, expect, it, test } from 'vitest';
import { all } from '@/content/environment/editions.mjs';
import { htmlOf } from '@/lib/content/mdx/fixtures/render';
import { envFileOf } from './env-template';
import { groupsOf } from './environment-keys';

describe.each(all)('the .env template for %s', (edition) => {
  const keys = groupsOf(edition).flatMap((group) => group.keys);
  const names = (list: typeof keys) => list.map(({ name }) => name);

  it('sets exactly the keys marked for the template, each with a value except for the core path', () => {
    const settings = parse(envFileOf(edition));
    expect(Object.keys(settings)).toEqual(names(keys.filter(({ inTemplate }) => inTemplate?.includes(edition))));
    const empty = Object.keys(settings).filter((name) => settings[name] === '');
    expect(empty).toEqual(edition === 'lite' ? [] : ['MIXPOST_CORE_PATH']);
  });

  it('contains every key of the table, some commented out', () => {
    expect(Object.keys(parse(envFileOf(edition).replaceAll(/^# (?=[A-Z_]+=)/gm, '')))).toEqual(names(keys));
  });

  it.each(['', 'own-proxy/'])('sets every variable of the Compose file %s', (variant) => {
    const file = readFileSync(`content/compose/${edition}/${variant}docker-compose.yml`, 'utf8');
    const variables = [...file.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(parse(envFileOf(edition)))).toEqual(expect.arrayContaining(variables));
  });

  it('contains neither placeholders nor links', () => {
    expect(envFileOf(edition)).not.toMatch(/\[\[|\]\(/);
  });
});

test("the block marks the reader's values and links to the file as a download", async () => {
  const html = await htmlOf('<EnvTemplate edition="enterprise" />');
  expect(html).toContain('data-placeholder="licence-key"');
  expect(html).toContain('<a href="/env/enterprise.env" download>');
});
