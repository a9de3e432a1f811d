import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, htmlOf, out, pagePaths } from '@/e2e/support/built-site';
import { sampleOf } from '@/e2e/support/samples';
import { formsOf } from '@/lib/site/paths';
import { previewHost } from './plain-hosts';
import { request } from './request';
import { runHost } from './run-host';

const port = runHost(previewHost, previewHost.start);

test('every page and payload equals its file in out/', async () => {
  const files = filesBelow(out).filter((file) => /\.(html|txt)$/.test(file));
  for (const file of sampleOf(files, 50)) {
    const { status, bytes } = await request(port(), `/${file.split('/').map(encodeURIComponent).join('/')}`);
    expect.soft(status, file).toBe(200);
    expect.soft(bytes.equals(readFileSync(join(out, file))), file).toBe(true);
  }
});

test('every form of an address returns its page', async () => {
  for (const form of sampleOf(pagePaths, 15).flatMap(formsOf)) {
    const { status, body } = await request(port(), form);
    expect.soft(status, form).toBe(200);
    expect.soft(body === htmlOf(form), form).toBe(true);
  }
});

test.each(['/no-such-page', '/no-such-page/', '/lite/no-such-page.html', '/no-such-payload.txt', '/lite/%E0%A4%A'])(
  'returns 404 with the not-found page for %s',
  async (path) => {
    const { status, body } = await request(port(), path);
    expect(status).toBe(404);
    expect(body).toBe(readFileSync(join(out, '404.html'), 'utf8'));
  },
);
