import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/site/env';
import { forge } from '@/lib/site/forge';
import { securityTextOf } from '@/lib/site/security-text';

/** Writes `/.well-known/security.txt` if the settings name a repository, whose issues are the contact. */
export function publishSecurityText(out: string): void {
  const text = securityTextOf(forge, env.siteUrl + env.basePath);
  if (text !== undefined) {
    mkdirSync(join(out, '.well-known'), { recursive: true });
    writeFileSync(join(out, '.well-known', 'security.txt'), text);
  }
}
