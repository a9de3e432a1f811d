import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function blockWith(setting: string) {
  vi.stubEnv('WITH_PDFS', setting);
  const { pdfDownloads } = await import('./pdf-downloads');
  return pdfDownloads({ level: '3' });
}

it('shows nothing in a build without downloads', async () => {
  expect(await blockWith('')).toBe('');
});

it('links a PDF for each edition', async () => {
  const text = await blockWith('1');
  expect(text).toMatch(/^### Download a PDF\n/);
  expect([...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path)).toEqual([
    '/downloads/mixpost-lite.pdf',
    '/downloads/mixpost-pro.pdf',
    '/downloads/mixpost-enterprise.pdf',
  ]);
});
