import { type Attributes, type HtmlReader, readHtml } from '@/lib/content/html/read-html';

/** Everything in a page that a Content-Security-Policy governs: inline code and requests. */
export type PageCode = {
  /** The policy that the page declares; null if there's none. */
  readonly policy: string | null;
  /** The text of each inline script that a browser runs. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Attributes that no hash can allow, as they're written: `onclick` on `<a>`. */
  readonly attributes: readonly string[];
  /** URLs with a scheme or host that the page makes a browser request. */
  readonly requests: readonly string[];
};

/**
 * Types of `<script>` that run; all others are data.
 * https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
const runs = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** The `rel` values of `<link>` that make a browser send a request. */
const fetches =
  /(?:^|\s)(?:stylesheet|preload|modulepreload|prefetch|prerender|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)(?:\s|$)/i;

/** Creates a reader that collects the code of a built page. */
export function codeReader(): HtmlReader<PageCode> {
  let policy: string | null = null;
  const scripts: string[] = [];
  const styles: string[] = [];
  const attributes: string[] = [];
  const requests: string[] = [];
  let texts: string[] | null = null;
  return {
    opened(name, has) {
      for (const attribute of Object.keys(has)) {
        if (attribute === 'style' || attribute.startsWith('on')) {
          attributes.push(`${attribute} on <${name}>`);
        }
      }
      requests.push(...addressesOf(name, has).filter(isElsewhere));
      if (name === 'meta' && has['http-equiv']?.toLowerCase() === 'content-security-policy') {
        policy ??= has.content ?? '';
      }
      if (name === 'style') {
        texts = styles;
      } else if (name === 'script' && has.src === undefined && runs.test((has.type ?? '').trim())) {
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
    found: () => ({ policy, scripts, styles, attributes, requests }),
  };
}

/** Returns the code of a built page; see `codeReader`. */
export function codeOf(html: string): PageCode {
  return readHtml(html, codeReader())[0];
}

/** Returns the URLs that an element makes a browser request, not counting links that a reader follows. */
function addressesOf(
  name: string,
  { rel = '', href, src, srcset, imagesrcset, data, poster, action }: Attributes,
): string[] {
  if (name === 'link') {
    return fetches.test(rel) ? [href ?? '', ...candidatesOf(imagesrcset)] : [];
  }
  const own = name === 'form' ? [action] : name === 'use' || name === 'image' ? [href] : [src, data, poster];
  return [...own.filter((address) => address !== undefined), ...candidatesOf(srcset)];
}

function candidatesOf(srcset: string | undefined): string[] {
  return srcset?.split(',').flatMap((candidate) => candidate.trim().split(/\s/, 1)) ?? [];
}

function isElsewhere(address: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}
