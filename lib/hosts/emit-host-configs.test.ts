import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeHost } from './describe-host';
import { emitHostConfigs } from './emit-host-configs';

it('writes what a host reads from the export there, and the rest beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-hosts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  emitHostConfigs(describeHost([{ kind: 'page', path: '/' }], ''), {
    outFolder: folder,
    hostsFolder: join(folder, 'hosts'),
  });
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'hosts',
    'hosts/Caddyfile',
    'hosts/nginx.conf',
    'serve.json',
  ]);
});
