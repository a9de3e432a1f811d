import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function blockWith(offlineCopy: string) {
  vi.stubEnv('OFFLINE_COPY', offlineCopy);
  const { offlineDownloads } = await import('./offline-downloads');
  return offlineDownloads({ level: '3' });
}

it('shows nothing in a build without downloads', async () => {
  expect(await blockWith('')).toBe('');
});

it('links the archive, its checksum, and a PDF for each edition', async () => {
  const text = await blockWith('1');
  expect(text).toMatch(/^### Download a copy\n/);
  expect([...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path?.replace(/-[0-9a-f]{8}\b/, '-ID'))).toEqual([
    '/downloads/mixpost-docs-ID.zip',
    '/downloads/mixpost-docs-ID.zip.sha256',
    '/downloads/mixpost-lite.pdf',
    '/downloads/mixpost-pro.pdf',
    '/downloads/mixpost-enterprise.pdf',
  ]);
});
