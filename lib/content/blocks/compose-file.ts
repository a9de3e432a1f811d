import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../content/compose');

/** The folder of each variant within the edition's folder. Traefik requires free ports 80 and 443. */
const folders = { traefik: '', 'own-proxy': 'own-proxy/' };

/**
 * `<ComposeFile edition="pro" />` shows the edition's Compose file from `content/compose/`, with a download link.
 * `variant="own-proxy"` shows the file without Traefik.
 */
export function composeFile({ edition = '', variant = 'traefik' }) {
  if (!Object.hasOwn(folders, variant)) {
    const known = Object.keys(folders).join(' or ');
    throw new Error(`names the variant "${variant}", but there is no such Compose file; write ${known}.`);
  }
  const path = `${edition}/${folders[variant as keyof typeof folders]}docker-compose.yml`;
  if (!/^[a-z]+$/.test(edition) || !existsSync(join(folder, path))) {
    throw new Error(`names the edition "${edition}", which has no Compose file; write lite, pro, or enterprise.`);
  }
  const text = readFileSync(join(folder, path), 'utf8').trimEnd();
  return `\`\`\`yaml title="docker-compose.yml"\n${text}\n\`\`\`\n\n[Download \`docker-compose.yml\`](/compose/${path})\n`;
}
