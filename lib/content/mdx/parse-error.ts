import { htmlVoidElements } from 'html-void-elements';
import type { VFileMessage } from 'vfile-message';
import { elements, nearestName } from './component-names';

/** Advice for braces in text. */
export const braces = 'put braces in inline code, or write \\{';

/**
 * Explains a syntax error of a page.
 *
 * @param error an error of the MDX parser
 * @param text what was parsed
 * @param expected tags without a partner because that one was left out, such as `</Note`
 * @returns what's wrong and what to do (null if it has been reported already), and the part of the text to leave out
 */
export function explainError(
  error: VFileMessage,
  text: string,
  expected: Set<string>,
): { reason: string | null; start: number; length: number } {
  const at = offsetOf(error, text);
  if (error.source?.includes('expression')) {
    const start = openBrace(text, at);
    return { reason: `opens a brace that isn't closed (${wordsAt(text, start)}); ${braces}.`, start, length: 1 };
  }
  const start = Math.max(text.lastIndexOf('<', text[at] === '<' ? at : at - 1), 0);
  const found = /^<(\/?)\s*([\w.:-]*)/.exec(text.slice(start)) ?? ['<'];
  const [, slash = '', name = ''] = found;
  if (error.ruleId === 'end-tag-mismatch' || error.ruleId === 'unexpected-closing-slash') {
    if (expected.delete(`<${slash}${name}`)) {
      return { reason: null, start, length: 1 };
    }
    const open = /^Unexpected closing tag .*for `<([^>`]*)>`/.exec(error.reason)?.[1];
    expected.add(open ? `<${open}` : `<${slash ? '' : '/'}${name}`);
    return { reason: explainTag(name, slash, open), start, length: 1 };
  }
  if (error.reason.includes('attribute')) {
    const reason = `has an attribute of <${name}> that can't be read; write its value in double quotes.`;
    return { reason, start, length: 1 };
  }
  const comment = /^<!--[\s\S]*?(?:-->|$)/.exec(text.slice(start))?.[0];
  if (comment) {
    return { reason: 'has an HTML comment; write {/* … */}, or remove it.', start, length: comment.length };
  }
  const url = /^<((?:https?:|mailto:)?[^\s<>]*[@/][^\s<>]*)>/.exec(text.slice(start))?.[1];
  const reason = url
    ? `has the link <${url}>; write [text](${url.includes('@') && !url.includes(':') ? 'mailto:' : ''}${url}).`
    : `has a "<" that doesn't start an element (${wordsAt(text, start)}); put it in inline code, or write \\<.`;
  return { reason, start, length: 1 };
}

/** @param open the name of the element that should be closed first */
function explainTag(name: string, slash: string, open: string | undefined) {
  if (htmlVoidElements.includes(name)) {
    return `has <${slash}${name}>${slash ? '' : ' without a slash at its end'}; write <${name} />.`;
  }
  if (/^[a-z]/.test(name) && !elements.has(name) && nearestName(name) === null) {
    return `has <${slash}${name}>, which isn't an element; put it in inline code, or write \\<${slash}${name}>.`;
  }
  if (slash) {
    return open
      ? `closes <${name}> where <${open}> is open; write </${open}> first.`
      : `closes <${name}>, which isn't open here; remove </${name}>, or open <${name}> in the same block.`;
  }
  return `opens <${name}> without closing it in the same block; add </${name}>, with empty lines between the tags and the text.`;
}

/** Returns where an error is. For a tag that isn't closed, only the message has the position: `(3:1-3:7)`. */
function offsetOf(error: VFileMessage, text: string) {
  const [, line = 0, column = 0] = /^Expected a closing tag .*?\((\d+):(\d+)-/.exec(error.reason) ?? [];
  if (line) {
    const lines = text.split('\n').slice(0, Number(line) - 1);
    return lines.join('\n').length + (lines.length > 0 ? 1 : 0) + Number(column) - 1;
  }
  const { place } = error;
  const point = place && 'start' in place ? place.start : place;
  return point?.offset ?? text.length;
}

/** Returns the offset of the brace that's still open at an offset. */
function openBrace(text: string, end: number) {
  let depth = 1;
  for (let at = end - 1; at >= 0; at -= 1) {
    depth += text[at] === '}' ? 1 : 0;
    depth -= text[at] === '{' ? 1 : 0;
    if (depth === 0) {
      return at;
    }
  }
  return Math.max(text.indexOf('{'), 0);
}

/** Returns the beginning of a line from an offset, for the writer to recognize. */
function wordsAt(text: string, start: number) {
  const [line = ''] = text.slice(start).split('\n', 1);
  return line.length > 20 ? `${line.slice(0, 20)}…` : line;
}
