import type { Element } from 'hast';
import { h } from 'hastscript';
import type { HtmlReader } from '@/lib/html/read-html';
import { plainCodeOf } from './code-block';
import { hasClass } from './has-class';

/** What a page says, as elements: its title, and its text, whose blocks of code are plain. */
export type Article = { readonly title: Element | undefined; readonly text: Element | undefined };

/** Stands before each placeholder in the text of an article; `takePlaceholders` (`markdown.ts`) removes it again. */
export const placeholderSign = '\ue000';

/** Collects the article of a built page: the first `h1` and the first `.prose` of its `main`. */
export function articleReader(): HtmlReader<Article> {
  let title: Element | undefined;
  let text: Element | undefined;
  let isInMain = false;
  /** The element that is collected, and those inside it that are open. What colours a part of a line of code stands for its line. */
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
        open.push(isColour(name, parent) ? parent : childOf(parent, h(name, attributes)));
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

/** Most of the elements of a page colour its code. */
function isColour(name: string, parent: Element): boolean {
  return name === 'span' && hasClass(parent, 'line');
}

function childOf(parent: Element, element: Element): Element {
  parent.children.push(element);
  return element;
}
