import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '@/lib/programs/files-below';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { describeHost } from './describe-host';
import { emitHostConfigs } from './emit-host-configs';

it('writes files that hosts read from the export there, and the others next to it', () => {
  const folder = temporaryFolder();
  emitHostConfigs(describeHost([{ kind: 'page', path: '/' }], ''), {
    outFolder: folder,
    hostsFolder: join(folder, 'hosts'),
  });
  expect(filesBelow(folder)).toEqual([
    '.nojekyll',
    'hosts/Caddyfile',
    'hosts/apache/.htaccess',
    'hosts/cloudflare/_headers',
    'hosts/cloudflare/_redirects',
    'hosts/cloudfront/function.js',
    'hosts/cloudfront/headers-policy.json',
    'hosts/netlify/_headers',
    'hosts/netlify/_redirects',
    'hosts/nginx.conf',
    'hosts/vercel/vercel.json',
    'serve.json',
  ]);
});
