import { expect, test } from 'vitest';
import { bundleEarlyScript } from './bundle-early-script';

// A module that both the early script and a part on demand need can make the bundler split the early script.
test('the early script is one file that imports nothing', async () => {
  const { entry, files } = await bundleEarlyScript(process.cwd());
  expect(files.get(entry)).not.toMatch(/\bfrom\s*["'`]\.\//);
});
