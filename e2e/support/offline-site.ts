import { expect, type Page } from '@playwright/test';
import { settleDelayMs } from '@/lib/browser/dom/at-idle';
import { out } from './built-site';
import { firstBuild } from './second-build';
import { type SwitchableHost, startSwitchableHost } from './switchable-host';
import { test as base } from './test';
import { visit } from './visit';

/** Tests with the service worker, on a separate host. Pages register it as soon as they have loaded, not later. */
export const test = base.extend<{ readonly host: SwitchableHost }>({
  serviceWorkers: 'allow',
  page: async ({ page }, use) => {
    await page.addInitScript((delayMs) => {
      const wait = window.setTimeout.bind(window);
      const waitUnlessSettling = (act: () => void, timeMs?: number, ...args: unknown[]) =>
        wait(act, timeMs === delayMs ? 0 : timeMs, ...args);
      Object.assign(window, { setTimeout: waitUnlessSettling });
    }, settleDelayMs);
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  host: async ({}, use) => {
    const host = await startSwitchableHost(out);
    await use(host);
    await host.stop();
  },
});

/** Returns the paths of cached pages, by their build. */
export function readCachedPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const paths: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths[name.slice(name.lastIndexOf(':') + 1)] = requests.map(({ url }) => new URL(url).pathname);
    }
    return paths;
  });
}

/** Opens a page, and waits until it's cached. */
export async function visitUntilCached(page: Page, url: string, address: string): Promise<void> {
  await visit(page, url + address);
  await expect.poll(async () => (await readCachedPaths(page))[firstBuild] ?? []).toContain(address);
}

/** Waits until what the open page has loaded is cached: scripts, styles, and data of tools. */
export async function waitUntilLoadedIsCached(page: Page): Promise<void> {
  const readMissing = async () => {
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\/(?:_next\/static\/|upgrade-steps\/|doctor-answers)/.test(path)),
    );
    const cached = (await readCachedPaths(page))[firstBuild] ?? [];
    return loaded.filter((path) => !cached.includes(path));
  };
  await expect.poll(readMissing).toEqual([]);
}
