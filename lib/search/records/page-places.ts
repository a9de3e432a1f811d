import { type Attributes, type HtmlReader, readHtml } from '@/lib/content/html/read-html';

/** A link target: a page, or a section with the text up to the next heading. */
type Place = {
  /** The id of its heading; null for the page itself. */
  readonly id: string | null;
  /** 1 for the page, otherwise the level of its heading. */
  readonly level: number;
  title: string;
  /** The headings above it on the page, outermost first, without the page's title. */
  readonly above: readonly string[];
  /** Its paragraphs, list items, table rows, and summaries, in order. */
  readonly text: string[];
  /** Its code blocks, line by line, each preceded by its file path if one is shown. */
  readonly code: string[];
};

export type Places = {
  /** The names from the sidebar's label to the page's own; empty for a page without a sidebar. */
  readonly breadcrumbs: readonly string[];
  /** The page itself, followed by its sections with an ID (levels 2 to 4). */
  readonly sections: readonly [Place, ...Place[]];
};

const skipped = new Set('button fieldset svg nav form script style noscript footer'.split(' '));
const blocks = new Set('p li tr dt dd figcaption summary h1 h2 h3 h4 h5 h6 pre'.split(' '));
/**
 * Badges, the page menu, and the line about the chosen edition, which say nothing about a page's subject; what opens
 * a long file, the index of errors, whose sections are found themselves, and what shows while the app starts.
 */
const chrome = [
  'data-since',
  'data-confidence',
  'data-page-menu',
  'data-release',
  'data-applies-line',
  'data-index',
  'data-more-lines',
  'data-app-messages',
];

function isSkipped(name: string, attributes: Attributes): boolean {
  const { class: names = '' } = attributes;
  return (
    skipped.has(name) || ['anchor', 'language', 'tags'].includes(names) || chrome.some((each) => each in attributes)
  );
}

/**
 * Creates a reader that collects the sections of a built page: the content of `main`, without navigation, buttons, and
 * drawings. The content of a hidden tab counts. The page's title is the label of its article, because the heading might
 * be a headline.
 */
export function placesReader(): HtmlReader<Places> {
  const page: Place = { id: null, level: 1, title: '', above: [], text: [], code: [] };
  const sections: [Place, ...Place[]] = [page];
  const breadcrumbs: string[] = [];
  let place = page;
  let isInMain = false;
  let isBreadcrumb = false;
  let hidden = 0;
  let words = '';
  let path = '';
  const takeText = () => {
    const text = words.replace(/\s+/g, ' ').trim();
    words = '';
    return text;
  };
  const addText = () => place.text.push(...[takeText()].filter(Boolean));
  return {
    opened(name, attributes) {
      const { id, 'aria-label': label } = attributes;
      isInMain ||= name === 'main';
      page.title = name === 'article' && label !== undefined ? label : page.title;
      if (name === 'nav') {
        isBreadcrumb = label === 'Breadcrumbs';
      } else if (isBreadcrumb && name === 'li') {
        breadcrumbs.push('');
      }
      if (hidden > 0 || isSkipped(name, attributes)) {
        hidden++;
      } else if (isInMain && blocks.has(name)) {
        addText();
        if (/^h[2-4]$/.test(name) && id !== undefined) {
          place = placeBelow(sections, id, Number(name[1]));
          sections.push(place);
        }
      } else if (/^(?:td|th|br)$/.test(name)) {
        words += ' ';
      }
    },
    text(text) {
      if (isInMain && hidden === 0) {
        words += text;
      } else if (isBreadcrumb) {
        breadcrumbs.push((breadcrumbs.pop() ?? '') + text);
      }
    },
    closed(name) {
      isInMain &&= name !== 'main';
      isBreadcrumb &&= name !== 'nav';
      if (hidden > 0) {
        hidden--;
        return;
      }
      if (!(isInMain && blocks.has(name))) {
        return;
      }
      const caption = name === 'figcaption' ? takeText() : '';
      if (name === 'pre') {
        const lines = words.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
        place.code.push([path, ...lines].filter(Boolean).join('\n'));
      } else if (name === 'h1') {
        page.title ||= takeText();
      } else if (place.title === '' && name === `h${place.level}`) {
        place.title = takeText();
      } else {
        addText();
      }
      words = '';
      path = caption;
    },
    found: () => ({ breadcrumbs, sections }),
  };
}

/** Returns the sections of a built page; see `placesReader`. */
export function placesOf(html: string): Places {
  return readHtml(html, placesReader())[0];
}

/** Returns a section nested under the headings that are open where it starts. */
function placeBelow(sections: readonly Place[], id: string, level: number): Place {
  const last = sections.at(-1);
  const open = !last || last.id === null ? [] : [...last.above.map((title, at) => ({ title, level: at + 2 })), last];
  const above = open.filter((heading) => heading.level < level).map(({ title }) => title);
  return { id, level, title: '', above, text: [], code: [] };
}
