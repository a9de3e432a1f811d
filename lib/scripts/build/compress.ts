import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '@/lib/hosting/compress-folder';
import { log, warn } from '@/lib/programs/log';

/** `npm run build:compress`: writes compressed copies of the built files, for servers that serve precompressed ones. */
async function compress(out: string): Promise<number> {
  if (!existsSync(join(out, 'index.html'))) {
    warn('There is no built site in out/. Run `npm run build` first.');
    return 1;
  }
  log(`Compressed ${await compressFolder(out)} files with Brotli and gzip.`);
  return 0;
}

process.exitCode = await compress(join(process.cwd(), 'out'));
