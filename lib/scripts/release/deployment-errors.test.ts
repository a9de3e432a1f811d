import { expect, test } from 'vitest';
import { temporaryServer } from '@/lib/programs/fixtures/temporary-server';
import { deploymentErrors } from './deployment-errors';

const read = (file: string) => Buffer.from(`the bytes of ${file}`);
const files: Record<string, string> = {
  '/docs/': 'index.html',
  '/docs/lite/updating': 'lite/updating.html',
  '/docs/search/index.json': 'search/index.json',
  '/docs/sw.js': 'sw.js',
};

/** Serves the files below /docs, with these instead of some of them. */
async function deployedWith(changes: Record<string, string> = {}, missingStatus = 404): Promise<string> {
  const server = await temporaryServer(({ url = '' }, response) => {
    const file = { ...files, ...changes }[url];
    response.writeHead(file ? 200 : missingStatus).end(read(file ?? '404.html'));
  });
  return `${server}/docs`;
}

test('a deployment with the files of the build has no errors', async () => {
  expect(await deploymentErrors(await deployedWith(), read)).toEqual([]);
});

test('another file, another status, and no server are errors', async () => {
  const url = await deployedWith({ '/docs/sw.js': 'old.js' }, 200);
  expect(await deploymentErrors(url, read)).toEqual([
    `${url}/sw.js isn't sw.js of this build. Deploy it again, or wait for caches.`,
    `${url}/no/such/page has status 200 instead of 404.`,
  ]);
  expect(await deploymentErrors('http://127.0.0.1:9', read)).toHaveLength(5);
});
