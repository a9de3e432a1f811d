import { unpackData } from './data';
import { printable } from './examine';
import { runCommand } from './run';
import { UsageError } from './sources';

/** What the build puts in place of this name (`publish.ts`). */
declare const packedData: string;

const print = (text: string) => process.stderr.write(`${text}\n`);
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // A pager or `head` may close the pipe early.
  if (code !== 'EPIPE') {
    print(`The result can't be written: ${message}.`);
    process.exitCode = 2;
  }
  process.exit();
});
try {
  const { output, status } = await runCommand(
    process.argv.slice(2),
    process.stdin,
    () => unpackData(packedData),
    print,
  );
  process.exitCode = status;
  process.stdout.write(output);
} catch (error) {
  if (!(error instanceof UsageError)) {
    throw error;
  }
  process.exitCode = 2;
  // It may quote an argument.
  print(printable(error.message).replaceAll('\n', ' '));
}
