/**
 * Splits a shell block into its commands. Lines continue after a backslash, inside quotes, and in a here-document or a
 * `for` loop. Blank lines and comments between commands are left out.
 *
 * @throws a sentence if the block contains a condition or another loop, which lines can't be split at
 */
export function splitCommands(block: string): string[] {
  if (/^\s*(?:while|if|case)\b/m.test(block)) {
    throw new Error(`A block contains more than one-line commands:\n${block}`);
  }
  const commands: string[] = [];
  let command = '';
  for (const line of block.replaceAll(/\\\n\s*/g, '').split('\n')) {
    command = command === '' ? line.trim() : `${command}\n${line}`;
    if (command.startsWith('#')) {
      command = '';
    }
    if (command !== '' && !isOpen(command)) {
      commands.push(command);
      command = '';
    }
  }
  return commands;
}

/** Checks whether a quote, a here-document, or a loop of the command has no end yet. */
function isOpen(command: string): boolean {
  if (/^for /.test(command) && !/\bdone$/.test(command)) {
    return true;
  }
  const delimiter = /<<-?\s*'?(\w+)/.exec(command)?.[1];
  return delimiter === undefined
    ? /['"]/.test(command.replaceAll(/\\.|"(?:\\.|[^"\\])*"|'[^']*'/gs, ''))
    : !command.endsWith(`\n${delimiter}`);
}
