import { out } from '@/e2e/support/built-site';
import { placed } from '@/lib/hosting/placement';
import { runNginx } from '@/lib/programs/run-nginx';
import type { RunningServer } from '@/lib/programs/run-server';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { emittedConfig } from './emitted';
import type { Host } from './host';

export const nginxHost: Host = {
  name: 'nginx',
  hasRules: true,
  compressions: ['gzip'],
  skipReason: () => skipReasonFor('nginx'),
  start: (folder) => startNginx(emittedConfig('nginx.conf'), folder),
};

/** Starts nginx with a configuration that the build emitted. */
export function startNginx(config: string, folder = out): Promise<RunningServer> {
  return runNginx((port) => placed(config, port, folder));
}
