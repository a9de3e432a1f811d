import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { BlockContent, Heading, List, Paragraph, PhrasingContent } from 'mdast';
import type { Options } from 'rehype-remark';
import { elementsBelow, elementsIn, hasClass } from '@/lib/content/html/elements';
import { headingIdOf } from '@/lib/site/heading-id';
import { codeOf } from './code-block';

/** Marks each placeholder in the text of a page; `takePlaceholders` (`markdown.ts`) removes the marks. */
export const placeholderSign = '\ue000';

/** Encloses the ID of each heading in front of its text; `takeSections` (`markdown.ts`) removes both. */
export const headingSign = '\ue001';

/** Converts an element of a page to Markdown; `undefined` omits it. */
type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

/** Markdown conversions of this site's own elements. All other elements use the standard HTML conversion. */
export const elementHandlers: Readonly<Record<string, Handle>> = {
  a: (state, node) => (hasClass(node, 'anchor') || hasClass(node, 'samples-bar') ? undefined : linkOf(state, node)),
  button: () => undefined,
  fieldset: () => undefined,
  input: () => undefined,
  div(state, node) {
    if ('dataAppMessages' in node.properties) {
      return undefined;
    }
    if ('dataTabs' in node.properties) {
      return tabsOf(state, node);
    }
    if ('dataIndex' in node.properties) {
      return elementsIn(node).flatMap((child) =>
        child.tagName === 'ul' ? linksOf(state, child) : flowOf(state, child),
      );
    }
    if (node.properties.role === 'note') {
      return { type: 'blockquote', children: [bold(labelOf(node)), ...flowOf(state, node)] };
    }
    return hasClass(node, 'facts') ? [bold(labelOf(node)), ...flowOf(state, node)] : flowOf(state, node);
  },
  dl: (state, node) => listOf(elementsIn(node).map((fact) => factOf(state, fact))),
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, headingOf])),
  figure(state, node) {
    if ('dataCode' in node.properties) {
      return codeOf(node);
    }
    const drawing = elementsBelow(node).find(
      ({ tagName, properties }) => tagName === 'svg' && properties.role === 'img',
    );
    return drawing ? drawingOf(state, node, drawing) : flowOf(state, node);
  },
  span(state, node, parent) {
    const { dataEdition, dataConfidence, className } = node.properties;
    const label: PhrasingContent = { type: 'emphasis', children: phrasesOf(state, node) };
    if (dataEdition !== undefined) {
      const next = parent?.children[parent.children.indexOf(node) + 1];
      return next?.type === 'element' && 'dataEdition' in next.properties ? [label, text(' ')] : label;
    }
    if (dataConfidence !== undefined) {
      return [text('('), label, text(')')];
    }
    // A nested field: its whole path is a single name.
    return /^in\d/.test(String(className)) ? { type: 'inlineCode', value: textOf(node) } : label.children;
  },
  summary: (state, node) => paragraph([{ type: 'strong', children: phrasesOf(state, node) }]),
};

/** Writes the ID of a heading after it if its text doesn't say it, because links use it. */
function headingOf(state: State, node: Element): Heading {
  const { id } = node.properties;
  const isSaid = !id || id === headingIdOf(textOf(node).replaceAll(placeholderSign, ''));
  const anchor: PhrasingContent[] = isSaid ? [] : [text(' '), { type: 'html', value: `<a id="${id}"></a>` }];
  const mark: PhrasingContent[] = id ? [{ type: 'html', value: headingSign + id + headingSign }] : [];
  return {
    type: 'heading',
    depth: Number(node.tagName.at(-1)) as Heading['depth'],
    children: [...mark, ...phrasesOf(state, node), ...anchor],
  };
}

/** Writes a link; the ID of what has moved, which comes before its link, stays as it is. */
function linkOf(state: State, node: Element): PhrasingContent {
  const { id, href, dataMoved } = node.properties;
  return dataMoved === undefined
    ? { type: 'link', url: String(href ?? ''), children: phrasesOf(state, node) }
    : { type: 'html', value: `<a id="${id}"></a>` };
}

/** Keeps the IDs in a list of links on the lines of their links. */
function linksOf(state: State, list: Element): List {
  return listOf(elementsIn(list).map((item) => [paragraph(phrasesOf(state, item))]));
}

function tabsOf(state: State, node: Element): List {
  const panels = elementsIn(node).filter(({ properties }) => 'dataPanel' in properties);
  const items = panels.map((panel) => [bold(labelOf(panel)), ...flowOf(state, panel)]);
  return listOf(items, true);
}

function factOf(state: State, fact: Element): BlockContent[] {
  const [name, ...values] = elementsIn(fact);
  const opening = [{ type: 'strong' as const, children: name ? phrasesOf(state, name) : [] }, text(': ')];
  const blocks = values.flatMap((value) => flowOf(state, value));
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph'
    ? [paragraph([...opening, ...first.children]), ...rest]
    : [paragraph(opening), ...blocks];
}

function drawingOf(state: State, node: Element, drawing: Element): BlockContent {
  const caption = elementsIn(node).find(({ tagName }) => tagName === 'figcaption') ?? h('figcaption');
  return {
    type: 'blockquote',
    children: [
      paragraph([strong('Figure:'), text(' '), ...phrasesOf(state, caption)]),
      paragraph([strong('It shows:'), text(' '), text(labelOf(drawing))]),
    ],
  };
}

function flowOf(state: State, node: Element): BlockContent[] {
  return state.toFlow(state.all(node)) as BlockContent[];
}

function phrasesOf(state: State, node: Element): PhrasingContent[] {
  return state.all(node) as PhrasingContent[];
}

/** Returns a list. With `spread`, empty lines separate its items. */
function listOf(items: readonly BlockContent[][], spread = false): List {
  return { type: 'list', spread, children: items.map((children) => ({ type: 'listItem', spread, children })) };
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [text(value)] };
}

function bold(value: string): Paragraph {
  return paragraph([strong(value)]);
}

function labelOf(node: Element): string {
  return String(node.properties.ariaLabel ?? '');
}
