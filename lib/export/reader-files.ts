import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { all } from '@/content/environment/editions.mjs';
import { envFileOf } from '@/lib/content/blocks/env-template';
import { env } from '@/lib/site/env';
import { forge } from '@/lib/site/forge';
import { securityTextOf } from '@/lib/site/security-text';

/** Publishes the Compose files at `/compose/<edition>/`, and each edition's settings at `/env/<edition>.env`. */
export function publishReaderFiles(root: string, out: string): void {
  cpSync(join(root, 'content/compose'), join(out, 'compose'), { recursive: true });
  mkdirSync(join(out, 'env'), { recursive: true });
  for (const edition of all) {
    writeFileSync(join(out, 'env', `${edition}.env`), envFileOf(edition));
  }
}

/** Writes `/.well-known/security.txt` if the settings name a repository, whose issues are the contact. */
export function publishSecurityText(out: string): void {
  const text = securityTextOf(forge, env.siteUrl + env.basePath);
  if (text !== undefined) {
    mkdirSync(join(out, '.well-known'), { recursive: true });
    writeFileSync(join(out, '.well-known', 'security.txt'), text);
  }
}
