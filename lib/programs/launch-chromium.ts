import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './chromium';
import { thisMachine } from './this-machine';

/** Starts a Chromium without a window. Throws a sentence if none is found or can be installed. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const found = findChromium(thisMachine);
  if ('error' in found) {
    throw new Error(found.error);
  }
  return chromium.launch({ executablePath: found.path, chromiumSandbox: !thisMachine.isRoot, args: [...args] });
}
