import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeHost } from './describe-host';
import { emitHostConfigs } from './emit-host-configs';

it('writes files that hosts read from the export there, and the others next to it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-hosts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  emitHostConfigs(describeHost([{ kind: 'page', path: '/' }], ''), {
    outFolder: folder,
    hostsFolder: join(folder, 'hosts'),
  });
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    '.nojekyll',
    'hosts',
    'hosts/Caddyfile',
    'hosts/apache',
    'hosts/apache/.htaccess',
    'hosts/cloudflare',
    'hosts/cloudflare/_headers',
    'hosts/cloudflare/_redirects',
    'hosts/cloudfront',
    'hosts/cloudfront/function.js',
    'hosts/cloudfront/headers-policy.json',
    'hosts/netlify',
    'hosts/netlify/_headers',
    'hosts/netlify/_redirects',
    'hosts/nginx.conf',
    'hosts/vercel',
    'hosts/vercel/vercel.json',
    'serve.json',
  ]);
});
