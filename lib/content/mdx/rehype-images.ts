import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fault } from './fault';

/**
 * Sets the size of each image from `public/`, so that nothing shifts when it loads, and loads it lazily. An image that
 * is a whole paragraph becomes a figure: its title is the caption, and a button enlarges it (see
 * `components/prose/zoom/`).
 */
export function rehypeImages(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'img') {
        reserve(node, file);
      }
      const image = loneImageOf(node);
      if (image) {
        // The visitor continues with the image in the figure.
        Object.assign(node, figureOf(image));
      }
    });
  };
}

function reserve(image: Element, file: VFile) {
  const src = String(image.properties.src ?? '');
  const size = src.startsWith('/') ? sizeOf(src) : null;
  if (!size) {
    fault(
      file,
      `shows the image ${src}, which isn't an image in public/; write its path in that folder, such as /images/name.png.`,
      image,
    );
  }
  Object.assign(image.properties, { ...size, loading: 'lazy', decoding: 'async' });
}

/** Returns the size of an image in `public/`, or null if the file doesn't exist or isn't an image. */
function sizeOf(src: string) {
  try {
    const folder = join(process.cwd(), 'public/');
    const file = join(folder, decodeURI(src));
    const { width, height } = imageSize(readFileSync(file));
    return file.startsWith(folder) ? { width, height } : null;
  } catch {
    return null;
  }
}

/** Returns the image if it's the only content of a paragraph. */
function loneImageOf(node: Element) {
  const [image, ...rest] =
    node.tagName === 'p' ? node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '') : [];
  return image?.type === 'element' && image.tagName === 'img' && rest.length === 0 ? image : null;
}

function figureOf(image: Element) {
  const { title, ...properties } = image.properties;
  const name = properties.alt ? `Enlarge image: ${properties.alt}` : 'Enlarge image';
  const button = h('button', { type: 'button', dataEnlarge: '', ariaLabel: name });
  const frame = h('span', { dataZoom: '' }, [{ ...image, properties }, button]);
  const caption = title ? [h('figcaption', String(title))] : [];
  return { tagName: 'figure', children: [frame, ...caption] };
}
