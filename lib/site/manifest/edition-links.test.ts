import { expect, test } from 'vitest';
import { pathOfId } from '@/lib/site/paths.mjs';
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
])('%s stands beside the same page of the other editions, the smallest first', (id, links) => {
  expect(linksOf(id)).toEqual(links);
});

test.each([
  ['enterprise/configuration/billing', 'one edition has it'],
  ['installation/docker', 'it belongs to no edition'],
  ['index', 'it belongs to no edition'],
  ['lite', 'it is no page of the list'],
])('%s has no such links, because %s', (id) => {
  expect(linksOf(id)).toEqual([]);
});
