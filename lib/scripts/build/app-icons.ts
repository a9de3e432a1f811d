import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appIcons } from '@/lib/export/app-icons/app-icons';
import { drawIcon } from '@/lib/export/app-icons/draw-icon';
import { log } from '@/lib/programs/log';

/** Draws `public/icon.svg` as the committed images of an installed site. */
async function drawAll(root: string): Promise<void> {
  const svg = readFileSync(join(root, 'public/icon.svg'), 'utf8');
  for (const icon of appIcons) {
    writeFileSync(join(root, icon.file), await drawIcon(icon, svg));
    log(`Drew ${icon.file}.`);
  }
}

await drawAll(process.cwd());
