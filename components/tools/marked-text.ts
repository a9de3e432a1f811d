import { element } from '@/lib/browser/dom/element';
import { withBasePath } from '@/lib/site/base-path.mjs';

/** Returns a link to a section. Parts of its text in backticks become code. */
export function linkTo(section: string, text: string): HTMLAnchorElement {
  return element('a', { href: withBasePath(section) }, withCode(text));
}

/** Turns the parts of a text that are in backticks into code. */
export function withCode(text: string): (Node | string)[] {
  return text.split('`').map((part, at) => (at % 2 === 1 ? element('code', {}, part) : part));
}
