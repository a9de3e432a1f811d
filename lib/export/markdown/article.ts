import type { Element } from 'hast';
import { h } from 'hastscript';
import type { HtmlReader } from '@/lib/content/html/read-html';

/** The content of a page as elements: its title, and its text. */
export type Article = { readonly title: Element | undefined; readonly text: Element | undefined };

/** Marks each placeholder in the text of an article; `takePlaceholders` (`markdown.ts`) removes the marks. */
export const placeholderSign = '\ue000';

/** Creates a reader that collects the article of a built page: the first `h1` and the first `.prose` in its `main`. */
export function articleReader(): HtmlReader<Article> {
  let title: Element | undefined;
  let text: Element | undefined;
  let isInMain = false;
  /** The collected element and its open descendants. */
  const open: Element[] = [];
  const addText = (value: string) => {
    const parent = open.at(-1);
    const last = parent?.children.at(-1);
    if (last?.type === 'text') {
      last.value += value;
    } else {
      parent?.children.push({ type: 'text', value });
    }
  };
  return {
    opened(name, attributes) {
      if ('data-placeholder' in attributes) {
        addText(placeholderSign);
      }
      const parent = open.at(-1);
      isInMain ||= name === 'main';
      if (parent) {
        const element = h(name, attributes);
        parent.children.push(element);
        open.push(element);
      } else if (isInMain && !title && name === 'h1') {
        title = h(name, attributes);
        open.push(title);
      } else if (isInMain && !text && attributes.class?.split(' ').includes('prose')) {
        text = h(name, attributes);
        open.push(text);
      }
    },
    text: addText,
    closed(name) {
      isInMain &&= name !== 'main';
      open.pop();
    },
    found: () => ({ title, text }),
  };
}
