import { expect, test } from 'vitest';
import { bundleControls } from './bundle-controls';

// A module that both the controls and a part on demand need can make the bundler split the controls.
test('the controls are one file that imports nothing', async () => {
  const { entry, files } = await bundleControls(process.cwd());
  expect(files.get(entry)).not.toMatch(/\bfrom\s*["'`]\.\//);
});
