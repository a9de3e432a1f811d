import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { failureOf, htmlOf } from './fixtures/render';

beforeEach(() => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, 'fixtures'));
  return () => cwd.mockRestore();
});

test('adds the size to an image in public/ and loads it lazily', async () => {
  expect(await htmlOf('Parts ![Parts](/images/parts.svg) of it')).toBe(
    '<p>Parts <img src="/images/parts.svg" alt="Parts" width="30" height="20" loading="lazy" decoding="async"> of it</p>',
  );
});

test('turns an image that is a paragraph into a figure with a button to enlarge it', async () => {
  expect(await htmlOf('![Parts](/images/parts.svg)')).toBe(
    '<figure><span data-zoom=""><img src="/images/parts.svg" alt="Parts" width="30" height="20" loading="lazy" decoding="async">' +
      '<button type="button" data-enlarge="" aria-label="Enlarge image: Parts"></button></span></figure>',
  );
});

test.each(['![Parts](/images/parts.svg) and more', '![Parts](/images/parts.svg) ![Parts](/images/parts.svg)'])(
  'makes no figure of an image with other content: %s',
  async (source) => {
    expect(await htmlOf(source)).not.toContain('figure');
  },
);

test('uses the title as the caption', async () => {
  const html = await htmlOf('![Parts](/images/parts.svg "The parts & their ways")');
  expect(html).toContain('</span><figcaption>The parts &#x26; their ways</figcaption></figure>');
  expect(html).not.toContain('title=');
});

test('adds no button to an image in a link', async () => {
  expect(await htmlOf('[![Parts](/images/parts.svg)](/lite/)')).not.toContain('data-enlarge');
});

test.each([
  ['that is missing', '/images/none.png'],
  ['with a relative path', 'images/parts.svg'],
  ['of another site', 'https://example.com/parts.svg'],
  ['that is a folder', '/images'],
  ['that has another format', '/images/broken.png'],
  ['with a broken escape', '/images/%E0%A4.png'],
])('rejects an image %s with its line', async (_, src) => {
  expect(await failureOf(`Text.\n\n![Parts](${src})`)).toBe(
    `3: shows the image ${src}, which isn't an image in public/; write its path in that folder, such as /images/name.png.`,
  );
});
