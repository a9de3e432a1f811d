import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The comment with which Chromium compiles all functions of a script early: https://v8.dev/blog/explicit-compile-hints.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile the app's functions on another thread while it loads their scripts. Otherwise, it compiles each
 * at its first call, for which a press during the start has to wait.
 *
 * @param folder the folder of the app's scripts
 */
export function hintCompilation(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name);
    writeFileSync(file, compileHint + readFileSync(file, 'utf8'));
  }
}
