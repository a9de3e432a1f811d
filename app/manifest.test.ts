import { readdirSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import manifest from '@/app/manifest';

const sizeOf = (file: string) => {
  const { type, width, height } = imageSize(readFileSync(`public/${file}`));
  return `${type} ${width}x${height}`;
};

test('the manifest lists exactly the existing icons and their sizes', () => {
  const icons = (manifest().icons ?? []).filter(({ type }) => type === 'image/png');
  expect(icons.map(({ src }) => src)).toEqual(readdirSync('public/icons').map((name) => `/icons/${name}`));
  expect(icons.map(({ src }) => sizeOf(src))).toEqual(icons.map(({ sizes }) => `png ${sizes}`));
});

test("the icon that Apple's browsers request without a link has its size", () => {
  expect(sizeOf('apple-touch-icon.png')).toBe('png 180x180');
});
