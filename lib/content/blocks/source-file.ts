import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { unknownName } from '@/lib/content/pages/closest';

const folder = join(import.meta.dirname, '../../../content');

const languages: Readonly<Record<string, string>> = {
  '.go': 'go',
  '.json': 'json',
  '.mjs': 'javascript',
  '.php': 'php',
  '.py': 'python',
  '.sh': 'shell',
};

/**
 * `<SourceFile path="webhooks/verifiers/verify.py" />` shows a file from `content/` as a code block, so the tests run
 * the same code that the page shows. `title="app/verify.py"` sets the path of the file in the reader's project; the
 * default is the file's name.
 */
export function sourceFile({ path = '', title = basename(path) }) {
  const file = join(folder, path);
  if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(path) || !existsSync(file)) {
    throw new Error(
      `shows the file "${path}", which isn't in content/; write a path relative to that folder, such as webhooks/verifiers/verify.py.`,
    );
  }
  const language = languages[extname(path)] ?? unknownName('type of file', extname(path), Object.keys(languages));
  return `\`\`\`\`${language} title="${title}"\n${readFileSync(file, 'utf8').trimEnd()}\n\`\`\`\``;
}
