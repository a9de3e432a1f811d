import type { Element, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { elementsBelow, hasClass } from '@/lib/content/html/elements';

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
  'dataSince',
  'dataConfidence',
  'dataPageMenu',
  'dataRelease',
  'dataAppliesLine',
  'dataIndex',
  'dataMoreLines',
  'dataAppMessages',
];

function isSkipped(element: Element): boolean {
  return (
    skipped.has(element.tagName) ||
    ['anchor', 'language', 'samples-bar', 'tags'].some((name) => hasClass(element, name)) ||
    chrome.some((each) => each in element.properties)
  );
}

/**
 * Returns the sections of a built page: the content of `main`, without navigation, buttons, and drawings. The content
 * of a hidden tab counts. The page's title is the label of its article, because the heading might be a headline.
 */
export function placesOf(html: Root): Places {
  const elements = elementsBelow(html);
  const article = elements.find(({ tagName }) => tagName === 'article');
  const title = String(article?.properties.ariaLabel ?? '');
  const page: Place = { id: null, level: 1, title, above: [], text: [], code: [] };
  const sections: [Place, ...Place[]] = [page];
  let place = page;
  let words = '';
  let path = '';
  const takeText = () => {
    const text = words.replace(/\s+/g, ' ').trim();
    words = '';
    return text;
  };
  const addText = () => place.text.push(...[takeText()].filter(Boolean));
  const readBlock = (block: Element) => {
    const { tagName, properties } = block;
    addText();
    if (/^h[2-4]$/.test(tagName) && properties.id !== undefined) {
      const level = Number(tagName[1]);
      const open = place === page ? [] : [...place.above, place.title];
      const above = level > place.level ? open : place.above.slice(0, level - 2);
      place = { id: String(properties.id), level, title: '', above, text: [], code: [] };
      sections.push(place);
    }
    readChildren(block);
    const caption = tagName === 'figcaption' ? takeText() : '';
    if (tagName === 'pre') {
      const lines = words.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
      place.code.push([path, ...lines].filter(Boolean).join('\n'));
    } else if (tagName === 'h1') {
      page.title ||= takeText();
    } else if (place.title === '' && tagName === `h${place.level}`) {
      place.title = takeText();
    } else {
      addText();
    }
    words = '';
    path = caption;
  };
  const readChildren = ({ children }: Parents) => {
    for (const child of children) {
      if (child.type === 'text') {
        words += child.value;
      } else if (child.type === 'element' && !isSkipped(child)) {
        words += /^(?:td|th|br)$/.test(child.tagName) ? ' ' : '';
        (blocks.has(child.tagName) ? readBlock : readChildren)(child);
      }
    }
  };
  readChildren({ type: 'root', children: elements.filter(({ tagName }) => tagName === 'main') });
  const trail = elements.find(({ properties }) => properties.ariaLabel === 'Breadcrumbs');
  const crumbs = trail ? elementsBelow(trail).filter(({ tagName }) => tagName === 'li') : [];
  return { breadcrumbs: crumbs.map((crumb) => textOf(crumb)), sections };
}
