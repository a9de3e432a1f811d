import { expect, test } from 'vitest';
import { pathOfId } from '@/lib/site/paths';
import { editionLinksOf } from './edition-links';

const docs = [
  'index',
  'installation/docker',
  'enterprise/index',
  'enterprise/installation/docker',
  'enterprise/configuration/billing',
  'lite/index',
  'lite/installation/docker',
  'lite/upgrading/index',
  'pro/index',
  'pro/installation/docker',
  'pro/upgrading/index',
].map((id) => ({ id, path: pathOfId(id, '/1.0/'), sidebar: null }));

const linksOf = (id: string) =>
  editionLinksOf(docs, id).map(({ label, path, isCurrent }) => `${isCurrent ? '*' : ''}${label} ${path}`);

test.each([
  [
    'pro/installation/docker',
    [
      'Lite /1.0/lite/installation/docker',
      '*Pro /1.0/pro/installation/docker',
      'Enterprise /1.0/enterprise/installation/docker',
    ],
  ],
  ['lite/index', ['*Lite /1.0/lite/', 'Pro /1.0/pro/', 'Enterprise /1.0/enterprise/']],
  ['lite/upgrading/index', ['*Lite /1.0/lite/upgrading/', 'Pro /1.0/pro/upgrading/']],
])('links %s to the same page of other editions, smallest edition first', (id, links) => {
  expect(linksOf(id)).toEqual(links);
});

test.each([
  ['enterprise/configuration/billing', 'only one edition has it'],
  ['installation/docker', "it isn't part of an edition"],
  ['index', "it isn't part of an edition"],
  ['lite', "it isn't a listed page"],
])('links %s to nothing, because %s', (id) => {
  expect(linksOf(id)).toEqual([]);
});
