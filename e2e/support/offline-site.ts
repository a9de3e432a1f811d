import { test as base, type Page } from '@playwright/test';
import { out } from './built-site';
import { type SwitchableHost, startSwitchableHost } from './switchable-host';

/** Tests with the service worker, on a host of their own. */
export const test = base.extend<{ readonly host: SwitchableHost }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  host: async ({}, use) => {
    const host = await startSwitchableHost(out);
    await use(host);
    await host.stop();
  },
});

/** What is kept, as paths, by the build that it is of. */
export function keptBy(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name.slice(name.lastIndexOf(':') + 1)] = requests.map(({ url }) => new URL(url).pathname);
    }
    return kept;
  });
}
