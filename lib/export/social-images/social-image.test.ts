import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sections, socialImage } from './social-image';

const folder = 'public/social';

test('every section has a picture, and there are no others', () => {
  expect(readdirSync(folder).sort()).toEqual([...sections.keys()].map((name) => `${name}.png`).sort());
});

test.each([...sections])(
  'the picture of %s is up to date (npx tsx lib/scripts/build/social-images.ts updates it)',
  async (name, label) => {
    expect(readFileSync(`${folder}/${name}.png`).equals(await socialImage(label))).toBe(true);
  },
);
