import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { failureOf, htmlOf } from './fixtures/render';

beforeEach(() => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, 'fixtures'));
  return () => cwd.mockRestore();
});

test('an image of public/ reserves its place and loads late', async () => {
  expect(await htmlOf('![Parts](/images/parts.svg)')).toBe(
    '<p><img src="/images/parts.svg" alt="Parts" width="30" height="20" loading="lazy" decoding="async"></p>',
  );
});

test('every image of a page gets its size', async () => {
  const html = await htmlOf('![A](/images/parts.svg)\n\n<Note>\n\n![B](/images/parts.svg)\n\n</Note>');
  expect(html.match(/width="30" height="20"/g)).toHaveLength(2);
});

test.each([
  ['that is missing', '/images/none.png'],
  ['that is named from its page', 'images/parts.svg'],
  ['of another site', 'https://example.com/parts.svg'],
  ['that is a folder', '/images'],
  ['that holds something else', '/images/broken.png'],
  ['with a broken escape', '/images/%E0%A4.png'],
])('an image %s stops the build with its line', async (_, src) => {
  expect(await failureOf(`Text.\n\n![Parts](${src})`)).toBe(
    `3: shows the image ${src}, which is no image in public/; write its path from there, such as /images/name.png.`,
  );
});
