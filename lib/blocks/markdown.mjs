// @ts-check

/**
 * Text from data as a line of Markdown: what CommonMark says in it holds (`code`, links, emphasis), and what MDX would take for its own,
 * such as braces, is plain text.
 *
 * @param {string} text
 */
export function line(text) {
  // Code in backticks is left alone; outside of it, these signs would open an expression, an element or code.
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|[{}<`]/g, (found) => (found.length > 1 ? found : `\\${found}`));
}

/**
 * Text from data as paragraphs, which a blank line parts, and lists.
 *
 * @param {string} text
 */
export function paragraphs(text) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => (/^[-*] /m.test(paragraph) ? items(paragraph) : unlikeModule(line(paragraph))))
    .join('\n\n');
}

/** @param {string} list */
function items(list) {
  return list
    .split(/\n(?=[-*] )/)
    .map((item) => (/^[-*] /.test(item) ? `- ${line(item.slice(2))}` : unlikeModule(line(item))))
    .join('\n');
}

/** A line of MDX that opens with one of these words is a module's, not a text's. */
function unlikeModule(/** @type {string} */ text) {
  return text.replace(/^(?:import|export)\b/, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`);
}

/**
 * A literal value as inline code.
 *
 * @param {string} text
 */
export function code(text) {
  if (text === '') {
    return '`""`';
  }
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${ticks}${space}${text.replaceAll('\n', ' ')}${space}${ticks}`;
}

/**
 * A value of JSON as inline code: text as it is, anything else as JSON writes it.
 *
 * @param {unknown} value
 */
export function literal(value) {
  return code(typeof value === 'string' ? value : JSON.stringify(value));
}

/**
 * A table, whose cells are Markdown.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const row = (/** @type {readonly string[]} */ cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** A pipe parts cells even inside code (GFM, "Tables"). */
function cell(/** @type {string} */ markdown) {
  return markdown.replaceAll('|', '\\|');
}

/**
 * What writes the headings of a level.
 *
 * @param {string} level
 * @returns {(text: string) => string}
 */
export function headingsOf(level = '2') {
  return (text) => `${'#'.repeat(Number(level))} ${text}`;
}

/**
 * A block of code.
 *
 * @param {string} language
 * @param {string} text
 */
export function fence(language, text) {
  const longest = Math.max(2, ...(text.match(/^`+/gm) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text.trimEnd()}\n${ticks}`;
}

/**
 * Blocks of Markdown one below the other; those that are empty leave no gap.
 *
 * @param {readonly (string | null | undefined)[]} blocks
 */
export function stack(blocks) {
  return blocks.filter(Boolean).join('\n\n');
}
