import { transformerMetaHighlight, transformerNotationDiff } from '@shikijs/transformers';
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { bundledLanguages, type DecorationItem, type ThemedToken } from 'shiki';
import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { visit } from 'unist-util-visit';
import { placeholderAttributesOf } from '@/lib/content/placeholders/attributes';
import { type PlacedSegment, placePlaceholders } from '@/lib/content/placeholders/place-values';
import { codeTheme } from './code-theme';

const highlighter = createHighlighterCore({
  themes: [codeTheme],
  // Commands contain JSON.
  langs: [bundledLanguages.json],
  // The grammars were written for this engine, and it starts faster than translating them to JavaScript regular
  // expressions.
  engine: createOnigurumaEngine(import('shiki/wasm')),
});

/**
 * Highlights code for a page.
 *
 * @param code the source, with placeholders in double brackets
 * @param meta the rest of the fence's first line, such as `title=".env" {1,3-5}`
 * @returns the lines, colored with classes because the built pages have no `style` attributes
 * @throws if a placeholder is in a place where its value can't be inserted
 */
export async function highlight(
  code: string,
  language: keyof typeof import('./languages').languages,
  meta: string,
): Promise<ElementContent[]> {
  const shiki = await highlighter;
  if (language !== 'text' && !shiki.getLoadedLanguages().includes(language)) {
    await shiki.loadLanguage(bundledLanguages[language]);
  }
  const segments = placePlaceholders(code, language);
  const source = segments.map((segment) => segment.text).join('');
  const tree = shiki.codeToHast(source, {
    lang: language,
    theme: codeTheme.name ?? '',
    // Disable the limit (500 ms by default). The first line in a language can exceed it and would lose its colors and
    // markers.
    tokenizeTimeLimit: 0,
    meta: { __raw: meta },
    decorations: decorationsOf(segments),
    transformers: [
      ...(language === 'shell'
        ? [{ name: 'json', tokens: (lines: ThemedToken[][]) => colorJson(lines, source, shiki) }]
        : []),
      transformerMetaHighlight(),
      transformerNotationDiff({ matchAlgorithm: 'v3' }),
      { name: 'no-space-behind-marks', code: trimMarkedLines },
      { name: 'color-by-class', span: colorByClass, line: finishLine },
    ],
  });
  const pre = tree.children[0];
  const lines = pre?.type === 'element' ? pre.children[0] : undefined;
  if (lines?.type !== 'element') {
    return [];
  }
  visit(lines, 'element', keepOneColor);
  return lines.children;
}

function decorationsOf(segments: PlacedSegment[]): DecorationItem[] {
  let end = 0;
  return segments.flatMap((segment) => {
    const start = end;
    end += segment.text.length;
    return segment.name === null
      ? []
      : [{ start, end, alwaysWrap: true, properties: placeholderAttributesOf(segment) }];
  });
}

/** Removes the space between a line's text and its marker, so that it isn't copied with the line. */
function trimMarkedLines(code: Element) {
  for (const line of code.children) {
    const isMarked = line.type === 'element' && /diff/.test(String(line.properties.class));
    const token = isMarked ? line.children.at(-1) : undefined;
    const text = token?.type === 'element' ? token.children.at(-1) : token;
    if (text?.type === 'text') {
      text.value = text.value.trimEnd();
    }
  }
}

/** @param span a token whose `style` attribute contains the name of its color class */
function colorByClass(span: Element) {
  const name = /--([a-z]+)\)/.exec(String(span.properties.style ?? ''))?.[1];
  delete span.properties.style;
  if (name && name !== 'plain') {
    span.properties.class = `t-${name}`;
  }
}

/**
 * @param mark an element. A placeholder is flattened to its text, because the colors of tokens inside it aren't
 *   visible.
 */
function keepOneColor(mark: Element) {
  if ('data-placeholder' in mark.properties) {
    mark.children = [{ type: 'text', value: textOf(mark) }];
  }
}

/** The deepest indent that has a class in `code-wrap.css`, in spaces. */
const maxIndent = 12;

/**
 * Names the indent of a line by a class, for its continuation if it's wrapped.
 *
 * @param line a line, in which tokens without a color don't need an element
 */
function finishLine(line: Element) {
  const indent = Math.min(textOf(line).search(/\S|$/), maxIndent);
  if (indent >= 2) {
    line.properties.class = [line.properties.class, `i${indent - (indent % 2)}`].flat().join(' ');
  }
  line.children = line.children.flatMap((token) =>
    token.type === 'element' && token.tagName === 'span' && Object.keys(token.properties).length === 0
      ? token.children
      : [token],
  );
}

/** A JSON body in single quotes, which the shell's grammar takes for one string. */
const jsonBody = /'(\{\n[^']*\})'/g;

/** Returns the tokens of a command with the colors of JSON in its body. */
function colorJson(lines: ThemedToken[][], code: string, shiki: HighlighterCore): ThemedToken[][] {
  const colored = [...lines];
  for (const { index, 1: body = '' } of code.matchAll(jsonBody)) {
    const [start, end] = [index + 1, index + 1 + body.length];
    const first = code.slice(0, start).split('\n').length - 1;
    const json = shiki.codeToTokensBase(body, { lang: 'json', theme: codeTheme.name ?? '' });
    json.forEach((tokens, at) => {
      const line = colored[first + at] ?? [];
      colored[first + at] = [
        ...line.flatMap((token) => sliceOf(token, 0, start)),
        ...tokens.map((token) => ({ ...token, offset: token.offset + start })),
        ...line.flatMap((token) => sliceOf(token, end, code.length)),
      ];
    });
  }
  return colored;
}

/** Returns the part of a token between two offsets of the code. */
function sliceOf(token: ThemedToken, start: number, end: number): ThemedToken[] {
  const offset = Math.max(token.offset, start);
  const content = token.content.slice(offset - token.offset, Math.max(0, end - token.offset));
  return content === '' ? [] : [{ ...token, offset, content }];
}
