import { htmlVoidElements } from 'html-void-elements';
import { aliases, isLanguage } from '@/lib/content/mdx/languages';
import { calloutOf } from '@/lib/content/mdx/remark-lost-content';

/** GitHub's names of this site's callouts. */
const alerts: Readonly<Record<string, string>> = { Danger: 'CAUTION', Info: 'IMPORTANT' };

/** The callouts of other tools that mean one of this site's. */
const callouts = /^(?:note|tip|info|important|warning|caution|danger)$/i;

/** What has one meaning in the text of a page, outside code. */
const inText: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    new RegExp(`<(${htmlVoidElements.join('|')})(?![\\w-])([^<>]*?)\\s*/?>(?:</\\1>)?`, 'g'),
    (_, name, rest) => `<${name}${rest} />`,
  ],
  [/<TabItem\b[^<>]*?\blabel=("[^"]*")[^<>]*>/g, (_, label) => `<Tab label=${label}>`],
  [/<\/TabItem>/g, () => '</Tab>'],
  [/<Tabs\b[^<>]*?\b(?:groupId|syncKey)=("[^"]*")[^<>]*>/g, (_, group) => `<Tabs group=${group}>`],
  [/<(\/?)(?:CardGrid|CardGroup)>/g, (_, slash) => `<${slash}Cards>`],
  [/<!--\s*(.*?)\s*-->/g, (_, comment) => `{/* ${comment} */}`],
  [/<(https?:\/\/[^\s<>]+)>/g, (_, url) => `[${url}](${url})`],
  [/<([^\s<>@]+@[^\s<>]+)>/g, (_, email) => `[${email}](mailto:${email})`],
  [/^(#{2,6} .*?)\s*\{#([\w-]+)\}\s*$/, (_, heading, id = '') => `${heading} [#${id.toLowerCase()}]`],
  [
    /^(\s*>\s*)\[!(?!(?:note|tip|important|warning|caution)\])([a-z]+)\]/i,
    (_, mark, name = '') => `${mark}[!${alerts[calloutOf(name)] ?? calloutOf(name).toUpperCase()}]`,
  ],
];

/**
 * Rewrites what a page brings from other tools as this site writes it, if it can mean only one thing: callouts (`:::tip`,
 * `!!! note`, unknown alerts), tabs and cards, `{#id}`, languages of code, HTML comments, links in angle brackets,
 * `<br>`, a byte order mark, and a heading of level 1 that repeats the title. Code stays as it is. `npm run verify:content` reports the rest.
 */
export function fixPage(source: string): string {
  const [, head = '', body = ''] = /^\uFEFF?(---\r?\n[\s\S]*?\r?\n---\r?\n)?([\s\S]*)$/.exec(source) ?? [];
  const title = /^title:\s*(["']?)(.*?)\1\s*$/m.exec(head)?.[2];
  const open: string[] = [];
  const lines = body.split('\n');
  const fixed: string[] = [];
  for (let at = 0, fence = ''; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').replace(/\r$/, '');
    const [, indent = '', mark = '', language = '', rest = ''] =
      /^([\s>]*)(`{3,}|~{3,})([^\s`]*)(.*)$/.exec(line) ?? [];
    const container = /^:::+\s*([\w-]+)\s*(?:\[(.*)\]|(.*))$/.exec(line);
    const admonition = /^!!!\s+([\w-]+)(?:\s+"(.*)")?\s*$/.exec(line);
    if (fence !== '' || mark !== '') {
      fixed.push(fence === '' ? indent + mark + languageOf(language) + rest : line);
      fence = fence === '' ? mark : mark.startsWith(fence) && language + rest.trim() === '' ? '' : fence;
    } else if (container?.[1]) {
      const isKnown = callouts.test(container[1]);
      open.push(isKnown ? `\n</${calloutOf(container[1])}>` : line.replace(/[^:].*/, ''));
      fixed.push(...(isKnown ? opening(container[1], container[2] ?? container[3]) : [line]));
    } else if (/^:::+\s*$/.test(line) && open.length > 0) {
      fixed.push(open.pop() ?? line);
    } else if (admonition?.[1] && callouts.test(admonition[1])) {
      const count = lines.slice(at + 1).findIndex((next) => next.trim() !== '' && !next.startsWith('    '));
      const inside = lines
        .slice(at + 1, count === -1 ? undefined : at + 1 + count)
        .map((next) => next.slice(4).trimEnd());
      const text = fixPage(inside.join('\n')).trim();
      fixed.push(...opening(admonition[1], admonition[2]), text, '', `</${calloutOf(admonition[1])}>`, '');
      at += inside.length;
    } else if (title === undefined || line.trim() !== `# ${title}`) {
      fixed.push(fixText(line));
    }
  }
  return head + fixed.join(/\r\n/.test(source) ? '\r\n' : '\n');
}

function languageOf(written: string): string {
  const name = written.toLowerCase();
  return isLanguage(name) ? name : (aliases[name] ?? written);
}

function opening(name: string, title = ''): string[] {
  return [`<${calloutOf(name)}>`, '', ...(title.trim() ? [`**${title.trim()}**`, ''] : [])];
}

/** Applies the rules to a line's text between pieces of inline code. */
function fixText(line: string): string {
  return inText.reduce(
    (text, [pattern, replace]) =>
      text.replace(/(`+)[^`][\s\S]*?\1(?!`)|[^`]+|`+/g, (part, ticks) =>
        ticks ? part : part.replace(pattern, replace),
      ),
    line,
  );
}
