import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { Parser } from 'htmlparser2';

/** Parses HTML, without the elements that only wrap plain parts of a page (`rehype-static.ts`). */
export function readHtml(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  const parentOf = () => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = parentOf();
      if (attributes.class === 'static') {
        open.push(parent);
        return;
      }
      const element = h(name, attributes);
      parent.children.push(element);
      open.push(element);
    },
    ontext(value) {
      const { children } = parentOf();
      const last = children.at(-1);
      if (last?.type === 'text') {
        last.value += value;
      } else {
        children.push({ type: 'text', value });
      }
    },
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return root;
}
