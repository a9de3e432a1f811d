// @ts-check
import { join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { visit } from 'unist-util-visit';

/**
 * Reserves the place of each image of `public/`, so that nothing moves when it arrives, and loads it when it is near.
 *
 * @returns {(tree: import('hast').Root, file: import('vfile').VFile) => Promise<void>}
 */
export default function rehypeImages() {
  return async (tree, file) => {
    /** @type {Promise<void>[]} */
    const work = [];
    visit(tree, 'element', (node) => {
      if (node.tagName === 'img') {
        work.push(reserve(node, file));
      }
    });
    await Promise.all(work);
  };
}

/**
 * @param {import('hast').Element} image
 * @param {import('vfile').VFile} file
 */
async function reserve(image, file) {
  const src = String(image.properties.src ?? '');
  const size = src.startsWith('/') ? await sizeOf(src) : null;
  if (!size) {
    file.fail(`shows the image ${src}, which is no image in public/; write its path from there, such as /images/name.png.`, image);
  }
  Object.assign(image.properties, { ...size, loading: 'lazy', decoding: 'async' });
}

/**
 * The size of an image of `public/`; null when there is none, or what is there is no image.
 *
 * @param {string} src
 */
async function sizeOf(src) {
  try {
    const { width, height } = await imageSizeFromFile(join(process.cwd(), 'public', decodeURI(src)));
    return { width, height };
  } catch {
    return null;
  }
}
