import { parse } from 'dotenv';
import { describe, expect, it, test } from 'vitest';
import { all } from '@/content/environment/editions.mjs';
import { htmlOf } from '@/lib/content/mdx/fixtures/render';
import { envFileOf } from './env-template.mjs';
import { groupsOf } from './environment-keys.mjs';

describe.each(all)('the template of %s', (edition) => {
  const keys = groupsOf(edition).flatMap((group) => group.keys);
  const names = (of: typeof keys) => of.map(({ name }) => name);

  it('sets exactly the keys that the table sets there, and each to a value', () => {
    const settings = parse(envFileOf(edition));
    expect(Object.keys(settings)).toEqual(names(keys.filter(({ inTemplate }) => inTemplate?.includes(edition))));
    expect(Object.values(settings)).not.toContain('');
  });

  it('names exactly the keys of the table when nothing is commented out', () => {
    expect(Object.keys(parse(envFileOf(edition).replaceAll(/^# (?=[A-Z_]+=)/gm, '')))).toEqual(names(keys));
  });

  it('shows no placeholder unfilled', () => {
    expect(envFileOf(edition)).not.toContain('[[');
  });
});

test('the page shows the file with what readers replace marked, and a link that saves it', async () => {
  const html = await htmlOf('<EnvTemplate edition="enterprise" />');
  expect(html).toContain('data-placeholder="licence-key"');
  expect(html).toContain('<a href="/env/enterprise.env" download>');
});
