import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sections, socialImage } from '@/lib/export/social-images/social-image';
import { log } from '@/lib/programs/log';

/** Draws the link previews. They're committed, because that takes a tenth of a small build's time. */
async function drawAll(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) {
    rmSync(join(folder, old));
  }
  for (const [name, label] of sections) {
    writeFileSync(join(folder, `${name}.png`), await socialImage(label));
    log(`Drew public/social/${name}.png.`);
  }
}

await drawAll(join(process.cwd(), 'public', 'social'));
