// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

const folder = join(import.meta.dirname, '../../content');

/** @type {Readonly<Record<string, string>>} */
const languages = {
  '.go': 'go',
  '.json': 'json',
  '.mjs': 'javascript',
  '.php': 'php',
  '.py': 'python',
  '.sh': 'shell',
};

/**
 * `<SourceFile path="webhooks/verifiers/verify.py" />`: a file of `content/` as a fence, so that the code a page shows is the code that
 * the tests run. `title="app/verify.py"` names the place that it has at the reader's; the file's own name without it.
 *
 * @type {import('./registry.mjs').Block}
 */
export function sourceFile({ path = '', title = basename(path) }) {
  const language = languages[extname(path)];
  const file = join(folder, path);
  if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(path) || !existsSync(file)) {
    throw new Error(
      `shows the file "${path}", which isn't in content/; write a path relative to that folder, such as webhooks/verifiers/verify.py.`,
    );
  }
  if (language === undefined) {
    const known = Object.keys(languages).join(', ');
    throw new Error(
      `shows "${path}", whose extension isn't supported (only ${known}); add it to lib/blocks/source-file.mjs.`,
    );
  }
  return `\`\`\`\`${language} title="${title}"\n${readFileSync(file, 'utf8').trimEnd()}\n\`\`\`\``;
}
