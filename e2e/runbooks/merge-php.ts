/** A comment on a page that stands for what the reader's file already has there. */
const standsForTheRest = /^\s*\/\/ (?:\.\.\.|(?:keep )?your )/;

/**
 * Puts what a page shows of a PHP file into the file, unless it's a whole file. A block with the same first line is
 * replaced; other blocks are added.
 */
export function mergePhp(existing: string, shown: string): string {
  if (shown.startsWith('<?php') && !shown.split('\n').some((line) => standsForTheRest.test(line))) {
    return shown;
  }
  const blocks = shown
    .replace('<?php\n\n', '')
    .trimEnd()
    .split(/\n\n(?=\S)/);
  const lines = blocks.reduce((result, block) => mergeBlock(result, block.split('\n')), existing.trimEnd().split('\n'));
  return `${lines.join('\n')}\n`;
}

function mergeBlock(lines: readonly string[], block: readonly string[]): string[] {
  const first = block[0] ?? '';
  const start = lines.findIndex((line) => line.trim() === first);
  if (first.startsWith('use ')) {
    const added = block.filter((line) => !lines.includes(line));
    return lines.toSpliced(
      lines.findIndex((line) => line.startsWith('use ')),
      0,
      ...added,
    );
  }
  if (start === -1) {
    return lines.toSpliced(lines.lastIndexOf('];'), 0, '', ...indentBlock(block, '    '));
  }
  const indent = /^\s*/.exec(lines[start] ?? '')?.[0] ?? '';
  const closing = lines.findIndex((line, index) => index > start && new RegExp(`^${indent}[}\\])]`).test(line));
  const end = closing === -1 ? lines.length - 1 : closing;
  const kept = cutEnd(lines.slice(start + 1, end + 1).join('\n'), block.at(-1)?.trim() ?? '');
  const merged = indentBlock(block, indent).map((line) => (standsForTheRest.test(line) ? kept : line));
  return lines.toSpliced(start, end + 1 - start, ...merged);
}

function indentBlock(block: readonly string[], indent: string): string[] {
  return block.map((line) => (line === '' ? '' : `${indent}${line}`));
}

function cutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;
}
