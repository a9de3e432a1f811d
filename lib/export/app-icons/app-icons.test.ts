import { readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import manifest from '@/app/manifest';
import { appIcons, manifestIcons } from './app-icons';
import { drawIcon } from './draw-icon';

const svg = readFileSync('public/icon.svg', 'utf8');

test.each(appIcons)('$file is up to date (npx tsx lib/scripts/build/app-icons.ts updates it)', async (icon) => {
  const bytes = readFileSync(icon.file);
  expect(imageSize(bytes)).toMatchObject({ type: 'png', width: icon.size, height: icon.size });
  expect(bytes.equals(await drawIcon(icon, svg))).toBe(true);
});

test('the manifest lists exactly the existing icons and their sizes', () => {
  const declared = (manifest().icons ?? []).filter(({ type }) => type === 'image/png');
  expect(declared).toEqual(
    manifestIcons.map(({ purpose, size, file }) => ({
      src: file.slice('public'.length),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  expect(
    readdirSync('public/icons')
      .map((name) => `public/icons/${name}`)
      .sort(),
  ).toEqual(manifestIcons.map(({ file }) => file).sort());
});

test('rejects an SVG without a background color', async () => {
  await expect(drawIcon(manifestIcons[0], '<svg></svg>')).rejects.toThrow('has no <rect> with a fill');
});
