import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { startPreview } from './start-preview';

test("reports the output of a server that doesn't start", async () => {
  const root = temporaryFolder({
    'out/index.html': '',
    'out/404.html': '',
    'out/_next/static/a.js': '',
    '.next/BUILD_ID': '',
    '.next/server/pages/404.html': '',
    '.next/routes-manifest.json': { basePath: '' },
  });
  // Next can't start with a manifest that lacks its lists.
  const start = startPreview({ port: 0, host: '127.0.0.1', root });
  await expect(start).rejects.toThrow(/The preview didn't start\. Output of `next start`:\n.*Error/s);
}, 20_000);
