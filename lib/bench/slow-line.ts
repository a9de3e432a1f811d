import type { Page } from '@playwright/test';

/** How slow the processor is made: a phone of the middle class. */
export const slowness = 4;

/** 1.6 Mbit/s down, 0.75 Mbit/s up, and 150 ms there and back. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Puts a page of Chromium on a slow line with a slow processor, as the peers were measured. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}
