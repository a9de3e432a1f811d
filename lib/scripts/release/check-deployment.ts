import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, warn } from '@/lib/programs/log';
import { deploymentErrors } from './deployment-errors';

/** `npm run check:deployment -- URL`: compares a deployed site with the last build. */
async function checkDeployment(url: string): Promise<number> {
  if (!URL.canParse(url)) {
    warn(`"${url}" isn't an address. Give the site's address: npm run check:deployment -- https://docs.example.org`);
    return 1;
  }
  const errors = await deploymentErrors(url.replace(/\/+$/, ''), (file) => readFileSync(join('out', file)));
  for (const error of errors) {
    warn(error);
  }
  if (errors.length === 0) {
    log(`${url} serves the last build.`);
  }
  return errors.length === 0 ? 0 : 1;
}

process.exitCode = await checkDeployment(process.argv[2] ?? '');
