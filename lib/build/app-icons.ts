import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appIcons } from '@/lib/app-icons/app-icons';
import { drawIcon } from '@/lib/app-icons/draw-icon';
import { say } from './say';

/** `npm run icons`: draws `public/icon.svg` as the pictures that systems keep of an installed site. They are kept in the repository. */
async function drawAll(root: string): Promise<void> {
  const svg = readFileSync(join(root, 'public/icon.svg'), 'utf8');
  for (const icon of appIcons) {
    writeFileSync(join(root, icon.file), await drawIcon(icon, svg));
    say(`Drew ${icon.file}.`);
  }
}

await drawAll(process.cwd());
