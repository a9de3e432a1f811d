import { skipIfUnavailable } from '@/e2e/support/skip-if-unavailable';
import { test } from '@/e2e/support/test';
import type { RunningServer } from '@/lib/programs/run-server';
import { apacheHost } from './apache-host';
import { caddyHost } from './caddy-host';
import type { Host } from './host';
import { nginxHost } from './nginx-host';
import { privateCopyHost, startHost } from './own-hosts';
import { previewHost, pythonHost, serveHost } from './plain-hosts';

/** The hosts that follow the site's rules, and serve any folder with an export. */
export const hostsWithRules = [nginxHost, caddyHost, apacheHost, startHost] as const;

/** Declares the tests for a host. */
export type Declare = (host: Host, port: () => number) => void;

/**
 * Declares the same tests for each host. The host runs during its tests, which are skipped with the reason if it can't.
 */
export function onEachHost(declare: Declare): void {
  declareOn([...hostsWithRules, privateCopyHost, serveHost, pythonHost, previewHost], declare);
}

/** Declares the same tests for each host that follows the site's rules. */
export function onEachHostWithRules(declare: Declare): void {
  declareOn([...hostsWithRules, privateCopyHost], declare);
}

function declareOn(hosts: readonly Host[], declare: Declare): void {
  test.describe.configure({ mode: 'default' });
  for (const host of hosts) {
    test.describe(`on ${host.name}`, () => {
      let server: RunningServer | undefined;
      test.beforeAll(async () => {
        test.setTimeout(60_000);
        skipIfUnavailable(host.skipReason());
        server = await host.start();
      });
      test.afterAll(() => server?.stop());
      declare(host, () => server?.port ?? 0);
    });
  }
}
