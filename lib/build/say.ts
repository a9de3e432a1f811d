/** Says one line about what a program is doing. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says something that is wrong, where a terminal shows errors. */
export function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
