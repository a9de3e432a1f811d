/**
 * Returns text from data as one line of Markdown. CommonMark syntax (`code`, links, emphasis) keeps its meaning;
 * characters that are special only in MDX, such as braces, are escaped.
 */
export function line(text: string) {
  // Text in backticks stays as it is. Elsewhere, these characters would start an expression, an element, or code.
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|[{}<`]/g, (found) => (found.length > 1 ? found : `\\${found}`));
}

/** Returns text from data as paragraphs and lists. Blank lines separate paragraphs. */
export function paragraphs(text: string) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => (/^[-*] /m.test(paragraph) ? items(paragraph) : startOf(line(paragraph))))
    .join('\n\n');
}

/** Escapes the first letter of a paragraph that MDX would otherwise read as a statement. */
function startOf(paragraph: string) {
  return paragraph.replace(/^[ei](?=[mx]port )/, (letter) => `&#${letter.charCodeAt(0)};`);
}

function items(list: string) {
  return list
    .split(/\n(?=[-*] )/)
    .map((item) => (/^[-*] /.test(item) ? `- ${line(item.slice(2))}` : line(item)))
    .join('\n');
}

/** Returns a literal value as inline code. */
export function code(text: string) {
  if (text === '') {
    return '`""`';
  }
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${ticks}${space}${text.replaceAll('\n', ' ')}${space}${ticks}`;
}

/** Returns a JSON value as inline code: strings without quotes, anything else as JSON. */
export function literal(value: unknown) {
  return code(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Returns a table with Markdown cells. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/**
 * Returns a table like `table`, without the columns that are empty in every row, and with a dash in other empty cells.
 */
export function sparseTable(heads: readonly string[], rows: readonly (readonly string[])[]) {
  const inFilledColumns = (cells: readonly string[]) => cells.filter((_, at) => rows.some((row) => row[at]));
  return table(
    inFilledColumns(heads),
    rows.map((row) => inFilledColumns(row).map((cell) => cell || '–')),
  );
}

/** Escapes pipes, which separate cells even inside code (GFM, "Tables"). */
function cell(markdown: string) {
  return markdown.replaceAll('|', '\\|');
}

/** Returns a function that writes headings of a level. */
export function headingsOf(level: string = '2'): (text: string) => string {
  return (text) => `${'#'.repeat(Number(level))} ${text}`;
}

/** Returns a fenced code block. */
export function fence(language: string, text: string) {
  const longest = Math.max(2, ...(text.match(/^`+/gm) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text.trimEnd()}\n${ticks}`;
}

/** Joins blocks of Markdown with blank lines, and skips empty ones. */
export function stack(blocks: readonly (string | null | undefined)[]) {
  return blocks.filter(Boolean).join('\n\n');
}
