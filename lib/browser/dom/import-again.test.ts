import { expect, test, vi } from 'vitest';
import { importAgain } from './import-again';

test('returns the module if the first attempt succeeds', async () => {
  expect(await importAgain(async () => ({ name: 'part' }))).toEqual({ name: 'part' });
});

test("rethrows an error that doesn't name a URL", async () => {
  const load = vi.fn(async () => {
    throw new TypeError('Importing a module script failed.');
  });
  await expect(importAgain(load)).rejects.toThrow('Importing a module script failed.');
  expect(load).toHaveBeenCalledOnce();
});

// Node can't import over HTTP, and its error shows that the second attempt used the URL.
test('imports the file again if the message names its URL', async () => {
  const load = async (): Promise<{ name: string }> => {
    throw new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1:9/part.js');
  };
  await expect(importAgain(load)).rejects.toThrow("Received protocol 'http:'");
});
