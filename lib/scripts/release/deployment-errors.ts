/** Addresses that every deployment serves, with their files. A path that isn't there has the file of the 404 page. */
const expected = [
  { path: '/', file: 'index.html', status: 200 },
  { path: '/lite/updating', file: 'lite/updating.html', status: 200 },
  { path: '/search/index.json', file: 'search/index.json', status: 200 },
  { path: '/sw.js', file: 'sw.js', status: 200 },
  { path: '/no/such/page', file: '404.html', status: 404 },
] as const;

/** Returns a sentence for each address of a deployed site, without a trailing slash, that isn't as in the build. */
export async function deploymentErrors(url: string, read: (file: string) => Buffer): Promise<string[]> {
  const errors = await Promise.all(
    expected.map(async ({ path, file, status }) => {
      const address = url + path;
      try {
        const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
        const bytes = Buffer.from(await response.arrayBuffer());
        if (response.status !== status) {
          return [`${address} has status ${response.status} instead of ${status}.`];
        }
        return bytes.equals(read(file))
          ? []
          : [`${address} isn't ${file} of this build. Deploy it again, or wait for caches.`];
      } catch (error) {
        return [`${address} doesn't respond: ${(error as Error).message}.`];
      }
    }),
  );
  return errors.flat();
}
