import { buildSync } from 'esbuild';
import type { LateFiles } from '@/lib/late-start/late-files';

/**
 * Makes the one script that a page runs before its reader does something, from `lib/late-start/`.
 *
 * @param root the project's folder
 * @returns what writes it for a page with such files, as it may stand inside a script element
 */
export function startProgram(root: string): (files: LateFiles) => string {
  const { outputFiles } = buildSync({
    stdin: { contents: "import { start } from '@/lib/late-start/start'; start(lateFiles);", resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  const [program] = outputFiles;
  const text = program?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(text)) {
    throw new Error('The script in lib/late-start/ holds what ends a script element. Write that in two pieces.');
  }
  return (files) => `{const lateFiles=${JSON.stringify(files).replaceAll('<', '\\u003c')};${text}}`;
}
