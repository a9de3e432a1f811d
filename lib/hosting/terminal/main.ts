import { unpackData } from './data';
import { runCommand } from './run';
import { UsageError } from './sources';

/** What the build puts in place of this name (`publish.ts`). */
declare const packedData: string;

// A pager or `head` may close the pipe early.
process.stdout.on('error', () => process.exit());
try {
  const announce = (text: string) => process.stderr.write(`${text}\n`);
  const { output, status } = await runCommand(
    process.argv.slice(2),
    process.stdin,
    () => unpackData(packedData),
    announce,
  );
  process.exitCode = status;
  process.stdout.write(output);
} catch (error) {
  if (!(error instanceof UsageError)) {
    throw error;
  }
  process.exitCode = 2;
  process.stderr.write(`${error.message}\n`);
}
