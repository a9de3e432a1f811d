import { test } from '@playwright/test';
import { leaveOutWithout } from '@/e2e/support/leave-out';
import type { RunningServer } from '@/lib/programs/run-server';
import { apacheHost } from './apache-host';
import { caddyHost } from './caddy-host';
import type { Host } from './host';
import { nginxHost } from './nginx-host';
import { previewHost, pythonHost, serveHost } from './plain-hosts';

/** Those that follow rules which the build emits. */
export const hostsWithRules = [nginxHost, caddyHost, apacheHost] as const;

/** Declares tests for one host, or for several. */
type Declare = (host: Host, port: () => number) => void;

/** Declares the same tests for each host; the host runs while they do, and is skipped with its reason where it cannot. */
export function onEachHost(declare: Declare): void {
  on([...hostsWithRules, serveHost, pythonHost, previewHost], declare);
}

/** The same, for hosts with emitted rules. */
export function onEachHostWithRules(declare: Declare): void {
  on(hostsWithRules, declare);
}

function on(hosts: readonly Host[], declare: Declare): void {
  test.describe.configure({ mode: 'default' });
  for (const host of hosts) {
    test.describe(`on ${host.name}`, () => {
      let server: RunningServer | undefined;
      test.beforeAll(async () => {
        test.setTimeout(60_000);
        leaveOutWithout(host.absence());
        server = await host.start();
      });
      test.afterAll(() => server?.stop());
      declare(host, () => server?.port ?? 0);
    });
  }
}
