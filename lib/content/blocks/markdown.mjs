// @ts-check

/**
 * Returns text from data as one line of Markdown. CommonMark syntax (`code`, links, emphasis) keeps its meaning;
 * characters that are special only in MDX, such as braces, are escaped.
 *
 * @param {string} text
 */
export function line(text) {
  // Text in backticks stays as it is. Elsewhere, these characters would start an expression, an element, or code.
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|[{}<`]/g, (found) => (found.length > 1 ? found : `\\${found}`));
}

/**
 * Returns text from data as paragraphs and lists. Blank lines separate paragraphs.
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

/** Escapes the first letter of `import` and `export` at the start of a line, which MDX would parse as module syntax. */
function unlikeModule(/** @type {string} */ text) {
  return text.replace(/^(?:import|export)\b/, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`);
}

/**
 * Returns a literal value as inline code.
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
 * Returns a JSON value as inline code: strings without quotes, anything else as JSON.
 *
 * @param {unknown} value
 */
export function literal(value) {
  return code(typeof value === 'string' ? value : JSON.stringify(value));
}

/**
 * Returns a table with Markdown cells.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const row = (/** @type {readonly string[]} */ cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/**
 * Returns a table like `table`, without the columns that are empty in every row, and with a dash in other empty cells.
 *
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
export function sparseTable(heads, rows) {
  const inFilledColumns = (/** @type {readonly string[]} */ cells) =>
    cells.filter((_, at) => rows.some((row) => row[at]));
  return table(
    inFilledColumns(heads),
    rows.map((row) => inFilledColumns(row).map((cell) => cell || '–')),
  );
}

/** Escapes pipes, which separate cells even inside code (GFM, "Tables"). */
function cell(/** @type {string} */ markdown) {
  return markdown.replaceAll('|', '\\|');
}

/**
 * Returns a function that writes headings of a level.
 *
 * @param {string} level
 * @returns {(text: string) => string}
 */
export function headingsOf(level = '2') {
  return (text) => `${'#'.repeat(Number(level))} ${text}`;
}

/**
 * Returns a fenced code block.
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
 * Joins blocks of Markdown with blank lines, and skips empty ones.
 *
 * @param {readonly (string | null | undefined)[]} blocks
 */
export function stack(blocks) {
  return blocks.filter(Boolean).join('\n\n');
}
