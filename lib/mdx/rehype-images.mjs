// @ts-check
import { existsSync } from 'node:fs';
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
  const path = join(process.cwd(), 'public', decodeURI(src));
  if (!src.startsWith('/') || !existsSync(path)) {
    file.fail(`shows the image ${src}, which is not in public/; write its path from there, such as /images/name.png.`, image);
  }
  const { width, height } = await imageSizeFromFile(path);
  Object.assign(image.properties, { width, height, loading: 'lazy', decoding: 'async' });
}
