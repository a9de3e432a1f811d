import { expect, test } from 'vitest';
import { budgets } from './budgets';
import { entryBytes } from './entry-bytes';

const bytesOf = (...modules: readonly string[]) => entryBytes(process.cwd(), modules);

test('all that every page loads of the search is small', async () => {
  const bytes = await bytesOf('@/components/search/launch/search-launcher');
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(budgets.searchBytes);
});

test("so is all of the reader's values, the offline copy and the menu at the title", async () => {
  const bytes = await bytesOf('@/components/values/use-values', '@/components/offline/offline-visits');
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(budgets.takeAwayBytes);
});

test('what is loaded only later is not counted', async () => {
  expect(await bytesOf('@/components/values/use-values')).toBeLessThan(
    await bytesOf('@/components/values/values-panel'),
  );
});
