import { expect, test } from 'vitest';
import { pathOfId } from '@/lib/site/paths';
import { editionLinksOf } from './edition-links';

const docs = [
  'index',
  'installation/docker',
  'enterprise/index',
  'enterprise/configuration/billing',
  'lite/index',
  'lite/upgrading/index',
  'pro/index',
  'pro/upgrading/index',
].map((id) => ({ id, path: pathOfId(id, '/1.0/'), sidebar: null }));

const linksOf = (id: string) =>
  editionLinksOf(docs, id).map(({ label, path, isCurrent }) => `${isCurrent ? '*' : ''}${label} ${path}`);

test.each([
  ['lite/index', ['*Lite /1.0/lite/', 'Pro /1.0/pro/', 'Enterprise /1.0/enterprise/']],
  ['pro/upgrading/index', ['Lite /1.0/lite/upgrading/', '*Pro /1.0/pro/upgrading/']],
  ['enterprise/configuration/billing', []],
  ['installation/docker', []],
  ['index', []],
  ['lite', []],
])('links %s to the same page of other editions, smallest edition first: %j', (id, links) => {
  expect(linksOf(id)).toEqual(links);
});
