import { type HtmlReader, readHtml } from '@/lib/content/html/read-html';

/** The texts of a page's inline scripts that a browser runs, and of its inline styles. */
type PageCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/**
 * Types of `<script>` that run; all others are data.
 * https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
const executableTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Returns the code of a page that a Content-Security-Policy allows by hash. */
export function codeOf(html: string): PageCode {
  const scripts: string[] = [];
  const styles: string[] = [];
  let texts: string[] | null = null;
  const reader: HtmlReader<PageCode> = {
    opened(name, { src, type = '' }) {
      if (name === 'style') {
        texts = styles;
      } else if (name === 'script' && src === undefined && executableTypes.test(type.trim())) {
        texts = scripts;
      } else {
        return;
      }
      texts.push('');
    },
    text(text) {
      if (texts !== null) {
        texts.push(`${texts.pop()}${text}`);
      }
    },
    closed() {
      texts = null;
    },
    found: () => ({ scripts, styles }),
  };
  return readHtml(html, reader)[0];
}
