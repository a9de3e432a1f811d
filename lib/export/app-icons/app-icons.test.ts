import { readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import manifest from '@/app/manifest';
import { appIcons, manifestIcons } from './app-icons';

test.each(appIcons)('$file has its size', ({ file, size }) => {
  expect(imageSize(readFileSync(file))).toMatchObject({ type: 'png', width: size, height: size });
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
