import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { out } from '@/e2e/support/built-site';
import { sampleOf } from '@/e2e/support/samples';
import { filesBelow } from '@/lib/programs/files-below';
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
