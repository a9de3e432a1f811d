import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { elementsBelow } from '@/lib/content/html/elements';
import { readHtml } from '@/lib/content/html/read-html';

/** The texts of a page's inline scripts that a browser runs, and of its inline styles. */
type PageCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * Types of `<script>` that run; all others are data.
 * https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
const executableTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Returns the code of a page that a Content-Security-Policy allows by hash. */
export function pageCodeOf(html: string): PageCode {
  const elements = elementsBelow(readHtml(html));
  return {
    scripts: elements.filter(isInlineScript).map((script) => textOf(script)),
    styles: elements.filter(({ tagName }) => tagName === 'style').map((style) => textOf(style)),
  };
}

function isInlineScript({ tagName, properties: { src, type = '' } }: Element): boolean {
  return tagName === 'script' && src === undefined && executableTypes.test(String(type).trim());
}
