import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '@/lib/build/chromium';
import { say, warn } from '@/lib/build/say';
import { startPreview } from '@/lib/build/start-preview';
import { thisMachine } from '@/lib/build/this-machine';
import { type Scene, scenes, widths } from './scenes';

/**
 * `npm run shots`: takes screenshots of the built site in both themes at four widths, for visual review, and writes
 * them to `shots/`. Names of scenes and paths of pages limit it to those: `npm run shots -- drawer /pro/updating`.
 */
async function takeShots(names: readonly string[], folder: string): Promise<number> {
  const wanted =
    names.length === 0
      ? scenes
      : [...scenes.filter(({ name }) => names.includes(name)), ...names.filter((name) => name[0] === '/').map(sceneAt)];
  if (wanted.length === 0) {
    warn(`There is no scene of that name. Write some of: ${scenes.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  const found = findChromium(thisMachine);
  if ('fault' in found) {
    warn(found.fault);
    return 1;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const preview = await startPreview({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: !thisMachine.isRoot });
  let taken = 0;
  for (const theme of ['dark', 'light']) {
    for (const scene of wanted) {
      for (const width of scene.widths ?? widths) {
        const context = await browser.newContext({
          viewport: { width, height: width < 500 ? 780 : 900 },
          reducedMotion: 'reduce',
        });
        await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
        const page = await context.newPage();
        await pictureOf(scene, page, preview.url, join(folder, `${scene.name}-${width}-${theme}.png`));
        await context.close();
        taken++;
      }
    }
  }
  await browser.close();
  await preview.stop();
  say(`Took ${taken} pictures to ${folder}.`);
  return 0;
}

/** Returns a scene of the whole page at a path, named after the path. */
function sceneAt(path: string): Scene {
  return { name: path.replace(/^\/|\/$/g, '').replaceAll('/', '-'), path, isWhole: true };
}

async function pictureOf(scene: Scene, page: Page, url: string, file: string) {
  await page.goto(url + scene.path, { waitUntil: 'networkidle' });
  await scene.prepare?.(page);
  await page.screenshot({ path: file, fullPage: scene.isWhole ?? false });
}

process.exitCode = await takeShots(process.argv.slice(2), join(process.cwd(), 'shots'));
