import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function blockWith(offered: string) {
  vi.stubEnv('OFFLINE_COPY', offered);
  const { offlineDownloads } = await import('./offline-downloads.mjs');
  return offlineDownloads({ level: '3' });
}

it('offers nothing in a build that makes no copies', async () => {
  expect(await blockWith('')).toBe('');
});

it('offers the archive, its checksum and a PDF for each edition', async () => {
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
