/** Prints a line of progress. */
export function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints an error or warning to standard error. */
export function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
