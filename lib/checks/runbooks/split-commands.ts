/**
 * Splits a shell block into its commands. Lines that end in a backslash continue; blank lines and comments are left
 * out.
 *
 * @throws a sentence if the block contains a here-document or a loop, which lines can't be split at
 */
export function splitCommands(block: string): string[] {
  if (/<<|^\s*(?:for|while|if|case)\b/m.test(block)) {
    throw new Error(`A block contains more than one-line commands:\n${block}`);
  }
  const lines = block.replaceAll(/\\\n\s*/g, '').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}
