// @ts-check

/**
 * Returns a table. Columns that are empty in every row are left out, and other empty cells show a dash.
 *
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows one line of Markdown for each column
 * @returns {string} Markdown
 */
export function markdownTable(heads, rows) {
  const filled = heads.map((_, at) => rows.some((row) => row[at]));
  const line = (/** @type {readonly string[]} */ cells) => {
    const row = cells.filter((_, at) => filled[at]).map((cell) => cell.replaceAll('|', '\\|') || '–');
    return `| ${row.join(' | ')} |`;
  };
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
