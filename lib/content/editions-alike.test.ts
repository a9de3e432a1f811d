import { expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { docsOf } from '@/lib/manifest/docs';
import { editionLabels } from '@/lib/site/editions.mjs';
import { frontmatterOf } from './source';

const [version] = versions;

/** The tasks of an edition in the order of its sidebar, as what an id says behind the edition, with what its page is called. */
const tasksOf = (edition: string) =>
  docsOf(version)
    .filter(({ id }) => id.startsWith(`${edition}/`))
    .map(({ id }) => {
      const { title, label } = frontmatterOf(version, id);
      const name = editionLabels[edition as keyof typeof editionLabels];
      return { task: id.slice(edition.length + 1), names: { title: title.replace(name, '…'), label } };
    });

// The edition switch leads from one to the other, so a reader must find the same task at the same place under the same name.
test.each([
  ['lite', 'pro'],
  ['lite', 'enterprise'],
  ['pro', 'enterprise'],
])('the tasks that %s and %s share have the same names and the same order', (one, other) => {
  const [first, second] = [tasksOf(one), tasksOf(other)];
  const shared = (tasks: typeof first, others: typeof first) =>
    tasks.filter(({ task }) => others.some((candidate) => candidate.task === task));
  expect(shared(first, second).length).toBeGreaterThan(4);
  expect(shared(first, second)).toEqual(shared(second, first));
});
