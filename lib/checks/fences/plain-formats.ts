import { parseAllDocuments } from 'yaml';
import type { Diagnostic } from '@/lib/content/pages/diagnostic';
import { diagnosticIn, type Fence } from './fence';
import type { FenceCheck } from './fence-check';

/** Checks JSON as a whole document. */
export const json = inProcess('json', 'JSON', (fence) => {
  try {
    JSON.parse(fence.text);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [diagnosticIn(fence, null, `shows JSON that doesn't parse (${message})`, 'show a whole JSON value')];
  }
});

/** Checks YAML with one or more documents. */
export const yaml = inProcess('yaml', 'YAML', (fence) =>
  parseAllDocuments(fence.text).flatMap(({ errors, warnings }) =>
    [...errors, ...warnings].map(({ message, linePos }) =>
      diagnosticIn(
        fence,
        linePos?.[0].line ?? null,
        `shows YAML that doesn't parse (${message.split(/ at line |\n/)[0]})`,
        'correct the syntax',
      ),
    ),
  ),
);

/** Checks settings for `.env`: each line is empty, a comment, or an assignment. */
export const dotenv = inProcess('dotenv', 'dotenv', (fence) =>
  fence.text
    .split('\n')
    .flatMap((line, at) =>
      /^(?:#.*|[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|[^\s"'#]*)(?:\s+#.*)?|\s*)$/.test(line)
        ? []
        : [
            diagnosticIn(
              fence,
              at + 1,
              `shows settings with the line "${line}", which isn't an assignment`,
              'write KEY=value, with quotes if the value has spaces',
            ),
          ],
    ),
);

function inProcess(language: string, name: string, diagnosticsOf: (fence: Fence) => Diagnostic[]): FenceCheck {
  return {
    name,
    isFor: (fence) => fence.language === language,
    diagnosticsIn: async (fences) => fences.flatMap(diagnosticsOf),
  };
}
