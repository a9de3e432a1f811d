import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '@/lib/programs/files-below';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { describeHost } from './describe-host';
import { emitHostConfigs } from './emit-host-configs';

it('writes the file that GitHub Pages reads to the export, and the others next to it', () => {
  const folder = temporaryFolder();
  emitHostConfigs(describeHost([{ kind: 'page', path: '/' }], ''), {
    outFolder: folder,
    hostsFolder: join(folder, 'hosts'),
  });
  expect(filesBelow(folder)).toEqual([
    '.nojekyll',
    'hosts/Caddyfile',
    'hosts/cloudflare/_headers',
    'hosts/cloudflare/_redirects',
    'hosts/netlify/_headers',
    'hosts/netlify/_redirects',
    'hosts/nginx.conf',
    'hosts/vercel/vercel.json',
  ]);
});
