import type { Page } from '@playwright/test';

/** The CPU throttling rate, which corresponds to a mid-range phone. */
const slowness = 4;

/** 1.6 Mbit/s down, 0.75 Mbit/s up, and 150 ms round trip. Throughputs are in bytes per second. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Throttles network and CPU of a Chromium page, with the same settings as in our measurements of comparable sites. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}
