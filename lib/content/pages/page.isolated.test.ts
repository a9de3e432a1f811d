import { expect, test, vi } from 'vitest';
import { versions } from '@/content/versions';
import { docsOf } from '@/lib/site/manifest/docs';
import { getPage } from './page';

// Only Next compiles the text of pages.
vi.mock('./body', () => ({
  loadBody: async () => ({ Content: () => null, headings: [], summary: { placeholders: [] } }),
}));

const [version] = versions;

async function pageOf(id: string) {
  const doc = docsOf(version).find((candidate) => candidate.id === id);
  if (!doc) {
    throw new Error(`The manifest has no page "${id}"; use an ID that it lists.`);
  }
  return getPage(version, doc);
}

test('names adjacent pages by their titles', async () => {
  const { prev, next } = await pageOf('services/social/threads/index');
  expect(prev).toEqual({
    label: 'Facebook and Instagram troubleshooting',
    path: '/services/social/facebook/troubleshooting',
  });
  expect(next).toEqual({ label: 'Threads App Review', path: '/services/social/threads/app-review' });
});

test.each([
  ['lite/index', ['Home', 'Lite']],
  ['troubleshooting', ['Home', 'Troubleshooting']],
  ['index', ['Learn']],
  ['server', ['Server configuration']],
])('the breadcrumbs of %s are %j', async (id, labels) => {
  expect((await pageOf(id)).breadcrumbs.map(({ label }) => label)).toEqual(labels);
});

test.each([
  ['lite/installation/docker', '2.6.0'],
  ['pro/upgrading/upgrading-v7', null],
  ['services/social/x', null],
])('the release of %s is %s', async (id, release) => {
  expect((await pageOf(id)).release).toBe(release);
});

test('names breadcrumbs by their labels, because the category precedes them', async () => {
  const { breadcrumbs } = await pageOf('services/social/facebook/troubleshooting');
  expect(breadcrumbs.map(({ label }) => label)).toEqual(['Services', 'Facebook and Instagram', 'Troubleshooting']);
});
