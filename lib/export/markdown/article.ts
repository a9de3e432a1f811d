import type { Element } from 'hast';
import { h } from 'hastscript';
import type { HtmlReader } from '@/lib/content/html/read-html';
import { plainCodeOf } from './code-block';
import { hasClass } from './has-class';

/** The content of a page as elements: its title, and its text with plain code blocks. */
export type Article = { readonly title: Element | undefined; readonly text: Element | undefined };

/** Marks each placeholder in the text of an article; `takePlaceholders` (`markdown.ts`) removes the marks. */
export const placeholderSign = '\ue000';

/** Creates a reader that collects the article of a built page: the first `h1` and the first `.prose` in its `main`. */
export function articleReader(): HtmlReader<Article> {
  let title: Element | undefined;
  let text: Element | undefined;
  let isInMain = false;
  /** The collected element and its open descendants. Spans that only color code are represented by their line. */
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
        open.push(isColor(name, parent) ? parent : childOf(parent, h(name, attributes)));
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
      const element = open.pop();
      const parent = open.at(-1);
      if (parent && element?.tagName === 'figure' && 'dataCode' in element.properties) {
        parent.children[parent.children.length - 1] = plainCodeOf(element);
      }
    },
    found: () => ({ title, text }),
  };
}

/** Returns whether an element only colors code, as most elements of a page do. */
function isColor(name: string, parent: Element): boolean {
  return name === 'span' && hasClass(parent, 'line');
}

function childOf(parent: Element, element: Element): Element {
  parent.children.push(element);
  return element;
}
