// @ts-check

/**
 * Writes a table. A column that is empty in every row is left out; an empty cell shows a dash.
 *
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows Markdown of one line for each head
 * @returns {string} Markdown
 */
export function markdownTable(heads, rows) {
  const filled = heads.map((_, at) => rows.some((row) => row[at]));
  const line = (/** @type {readonly string[]} */ cells) => {
    const shown = cells.filter((_, at) => filled[at]).map((cell) => cell.replaceAll('|', '\\|') || '–');
    return `| ${shown.join(' | ')} |`;
  };
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
