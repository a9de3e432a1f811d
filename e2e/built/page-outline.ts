import { parseDocument } from 'htmlparser2';

/** The content of a page, in order, to compare it with another format of the same page. */
export type PageOutline = {
  readonly headings: readonly string[];
  /** Code blocks. Lines have `+` or `-` if the block shows a diff. */
  readonly code: readonly string[];
  readonly cells: readonly string[];
  /** Full URLs. */
  readonly links: readonly string[];
  /** Paragraphs, terms, facts, tab labels, captions, and the descriptions of drawings. */
  readonly texts: readonly string[];
};

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Reads the outline of a built page: its title and its text. */
export function outlineOfHtml(html: string, address: string): PageOutline {
  const page = elementsIn(parseDocument(html).children);
  const title = page.filter(({ name }) => name === 'h1');
  const prose = page.find(({ attribs }) => attribs.class === 'prose');
  const all = [...title, ...elementsIn(prose?.children ?? [])];
  const named = (...names: string[]) => all.filter(({ name }) => names.includes(name));
  return {
    headings: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(textOf),
    code: named('figure')
      .filter(({ attribs }) => 'data-code' in attribs)
      .map(codeOf),
    cells: named('th', 'td').map(textOf),
    links: named('a')
      .filter(({ attribs }) => attribs.href !== undefined && !['anchor', 'samples-bar'].includes(attribs.class ?? ''))
      .map(({ attribs }) => new URL(attribs.href ?? '', address).href),
    texts: [
      ...named('p', 'dt', 'dd', 'summary', 'figcaption')
        .filter(
          (element) => !['data-code', 'data-more-lines', 'data-app-messages'].some((each) => isWithin(element, each)),
        )
        .map(textOf),
      ...named('svg', 'section', 'div').flatMap(({ attribs }) =>
        attribs.role === 'img' || attribs.role === 'tabpanel' || attribs.role === 'note'
          ? [attribs['aria-label'] ?? '']
          : [],
      ),
    ],
  };
}

function isWithin({ parent }: Element, attribute: string): boolean {
  return Boolean(parent && 'attribs' in parent && (attribute in parent.attribs || isWithin(parent, attribute)));
}

/** Collapses the whitespace of a text, as a reader sees it. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function textOf(element: Element): string {
  return collapseWhitespace(rawTextOf(element));
}

function rawTextOf(node: Node): string {
  if ('data' in node) {
    return node.data;
  }
  const text = 'children' in node ? node.children.map(rawTextOf).join('') : '';
  // Markdown has no badges, so this one is in parentheses there.
  return 'attribs' in node && 'data-confidence' in node.attribs ? `(${text})` : text;
}

function codeOf(figure: Element): string {
  const inside = elementsIn(figure.children);
  const lines = inside.filter(({ attribs }) => /(^| )line( |$)/.test(attribs.class ?? ''));
  if (lines.length === 0) {
    return collapseWhitespace(
      inside
        .filter(({ name, attribs }) => name === 'code' || attribs.class === 'method')
        .map(rawTextOf)
        .join(' '),
    );
  }
  const isChange = lines.some(({ attribs }) => attribs.class?.includes('diff'));
  const signOf = ({ attribs }: Element) =>
    attribs.class?.includes('add') ? '+' : attribs.class?.includes('remove') ? '-' : ' ';
  return lines.map((line) => (isChange ? signOf(line) : '') + rawTextOf(line)).join('\n');
}

function elementsIn(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => ('attribs' in node ? [node, ...elementsIn(node.children)] : []));
}
