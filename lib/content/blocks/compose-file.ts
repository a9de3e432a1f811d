import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownName } from '@/lib/content/pages/closest';
import { editionNamed } from './environment-keys';

const folder = join(import.meta.dirname, '../../../content/compose');

/** The folder of each variant within the edition's folder. Traefik requires free ports 80 and 443. */
const folders: Readonly<Record<string, string>> = { traefik: '', 'own-proxy': 'own-proxy/' };

/**
 * `<ComposeFile edition="pro" />` shows the edition's Compose file from `content/compose/`, with a download link.
 * `variant="own-proxy"` shows the file without Traefik.
 */
export function composeFile({ edition = '', variant = 'traefik' }) {
  const inEdition = folders[variant] ?? unknownName('variant', variant, Object.keys(folders));
  const path = `${editionNamed(edition)}/${inEdition}docker-compose.yml`;
  const text = readFileSync(join(folder, path), 'utf8').trimEnd();
  return `\`\`\`yaml title="docker-compose.yml"\n${text}\n\`\`\`\n\n[Download \`docker-compose.yml\`](/compose/${path})\n`;
}
