import { type Attributes, type HtmlReader, readHtml } from '@/lib/content/html/read-html';

/** The sections of a page: the page itself first, then its sections with an id (levels 2 to 4), in order. */
export type Places = readonly [Place, ...Place[]];

/** A link target: a page, or a section with the text up to the next heading. */
export type Place = {
  /** The id of its heading; null for the page itself. */
  readonly id: string | null;
  /** 1 for the page, otherwise the level of its heading. */
  readonly level: number;
  readonly title: string;
  /**
   * The page's breadcrumbs, from the sidebar's label to the page's own; empty for sections, and for a page without a
   * sidebar.
   */
  readonly breadcrumbs: readonly string[];
  /** The headings above it on the page, outermost first, without the page's title. */
  readonly above: readonly string[];
  /** Its paragraphs, list items, table rows, and summaries, in order. */
  readonly text: readonly string[];
  /** Its code blocks, line by line, each preceded by its file path if one is shown. */
  readonly code: readonly string[];
};

type Draft = {
  id: string | null;
  level: number;
  title: string;
  breadcrumbs: string[];
  above: string[];
  text: string[];
  code: string[];
};

const skipped = new Set(['button', 'svg', 'nav', 'form', 'script', 'style', 'noscript', 'footer']);
/**
 * Version and confidence badges, the page menu, and the line about the chosen edition, none of which say anything about
 * a page's subject.
 */
const chrome = ['data-since', 'data-confidence', 'data-page-menu', 'data-applies-line'];
const isChrome = (attributes: Attributes) => chrome.some((name) => name in attributes);
const blocks = new Set([
  'p',
  'li',
  'tr',
  'dt',
  'dd',
  'figcaption',
  'summary',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
]);

/**
 * Creates a reader that collects the sections of a built page: the content of `main`, without navigation, buttons, and
 * drawings. A drawing's caption counts, and so does the content of a hidden tab. The page's title is the label of its
 * article, because the heading might be a headline.
 */
export function placesReader(): HtmlReader<Places> {
  const page: Draft = { id: null, level: 1, title: '', breadcrumbs: [], above: [], text: [], code: [] };
  const sections: Draft[] = [];
  let place = page;
  let depth = 0;
  let hidden = 0;
  let target: 'text' | 'code' | 'heading' | 'name' = 'text';
  let words = '';
  let path = '';
  let isBreadcrumb = false;
  const flush = () => {
    const text = words.replace(/\s+/g, ' ').trim();
    words = '';
    if (text !== '' && target === 'text') {
      place.text.push(text);
    }
    return text;
  };
  return {
    opened(name, attributes) {
      const { id, class: names = '', 'aria-label': label } = attributes;
      if (name === 'main') {
        depth++;
      } else if (name === 'article' && label !== undefined) {
        page.title = label;
      }
      if (name === 'nav') {
        isBreadcrumb = label === 'Breadcrumbs';
      } else if (isBreadcrumb && name === 'li') {
        page.breadcrumbs.push('');
      }
      if (hidden > 0 || skipped.has(name) || names === 'anchor' || names === 'language' || isChrome(attributes)) {
        hidden++;
        return;
      }
      if (depth === 0 || !blocks.has(name)) {
        words += name === 'td' || name === 'th' ? ' ' : name === 'br' ? ' ' : '';
        return;
      }
      flush();
      if (name === 'h1') {
        target = 'name';
      } else if (/^h[2-4]$/.test(name) && id !== undefined) {
        place = draftBelow(sections, id, Number(name[1]));
        sections.push(place);
        target = 'heading';
      } else if (name === 'pre') {
        target = 'code';
      }
    },
    text(text) {
      if (depth > 0 && hidden === 0) {
        words += text;
      } else if (isBreadcrumb) {
        page.breadcrumbs.push((page.breadcrumbs.pop() ?? '') + text);
      }
    },
    closed(name) {
      isBreadcrumb &&= name !== 'nav';
      if (name === 'main') {
        depth--;
      }
      if (hidden > 0) {
        hidden--;
        return;
      }
      if (depth === 0 || !blocks.has(name)) {
        return;
      }
      if (target === 'code') {
        place.code.push([path, ...linesOf(words)].filter(Boolean).join('\n'));
        words = '';
      } else if (target === 'heading') {
        place.title = flush();
      } else if (target === 'name') {
        page.title ||= flush();
      } else if (name === 'figcaption') {
        path = words.trim();
        words = '';
        return;
      } else {
        flush();
      }
      words = '';
      path = '';
      target = 'text';
    },
    found: () => [page, ...sections],
  };
}

/** Returns the sections of a built page; see `placesReader`. */
export function placesOf(html: string): Places {
  return readHtml(html, placesReader())[0];
}

/** Returns a section nested under the headings that are open where it starts. */
function draftBelow(sections: readonly Draft[], id: string, level: number): Draft {
  const last = sections.at(-1);
  const open = last === undefined ? [] : [...last.above.map((title, at) => ({ title, level: at + 2 })), last];
  const above = open.filter((heading) => heading.level < level).map(({ title }) => title);
  return { id, level, title: '', breadcrumbs: [], above, text: [], code: [] };
}

/** Returns the meaningful lines of code, without indentation. */
function linesOf(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
