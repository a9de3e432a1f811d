import { expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { editionLabels } from '@/lib/site/editions';
import { docsOf } from '@/lib/site/manifest/docs';
import { frontmatterOf } from './page-frontmatter';

const [version] = versions;

/**
 * Returns the tasks of an edition in sidebar order. A task is the part of an ID after the edition, with the title and
 * label of its page.
 */
const tasksOf = (edition: string) =>
  docsOf(version)
    .filter(({ id }) => id.startsWith(`${edition}/`))
    .map(({ id }) => {
      const { title, label } = frontmatterOf(version, id);
      const name = editionLabels[edition as keyof typeof editionLabels];
      return { task: id.slice(edition.length + 1), names: { title: title.replace(name, '…'), label } };
    });

// The edition switch links these pages to each other, so readers must find a task in the same place under the same
// name.
test.each([
  ['lite', 'pro'],
  ['lite', 'enterprise'],
  ['pro', 'enterprise'],
])('%s and %s list their shared tasks in the same order and under the same names', (one, other) => {
  const [first, second] = [tasksOf(one), tasksOf(other)];
  const shared = (tasks: typeof first, others: typeof first) =>
    tasks.filter(({ task }) => others.some((candidate) => candidate.task === task));
  expect(shared(first, second).length).toBeGreaterThan(4);
  expect(shared(first, second)).toEqual(shared(second, first));
});
