import { describe } from 'vitest';
import type { Host } from './host';
import { runHost } from './run-host';

/** Declares the tests for a host. */
export type Declare = (host: Host, port: () => number) => void;

/** Declares the same tests for each of these hosts, which runs during its tests. */
export function onEachHost(hosts: readonly Host[], declare: Declare): void {
  describe.each(hosts)('on $name', (host) => declare(host, runHost(host, host.start)));
}
