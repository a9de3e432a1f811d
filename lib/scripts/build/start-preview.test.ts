import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPreview } from './start-preview';

test("reports the output of a server that doesn't start", async () => {
  const root = mkdtempSync(join(tmpdir(), 'start-preview-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['out/_next/static', '.next/server/pages']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const file of ['out/index.html', 'out/404.html', '.next/BUILD_ID']) {
    writeFileSync(join(root, file), '');
  }
  writeFileSync(join(root, '.next/routes-manifest.json'), '{"basePath":""}');
  // Next can't start with a manifest that lacks its lists.
  const start = startPreview({ port: 0, host: '127.0.0.1', root });
  await expect(start).rejects.toThrow(/The preview didn't start\. Output of `next start`:\n.*Error/s);
}, 20_000);
