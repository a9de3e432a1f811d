import { parseAllDocuments } from 'yaml';
import { checkEach } from './fence-check';

/** Checks JSON as a whole document. */
export const json = checkEach({
  name: 'JSON',
  isFor: ({ language }) => language === 'json',
  remedy: 'show a whole JSON value',
  problemIn: async ({ text }) => {
    try {
      JSON.parse(text);
      return null;
    } catch (error) {
      return { problem: `shows JSON that doesn't parse (${(error as Error).message})` };
    }
  },
});

/** Checks YAML with one or more documents. */
export const yaml = checkEach({
  name: 'YAML',
  isFor: ({ language }) => language === 'yaml',
  remedy: 'correct the syntax',
  problemIn: async ({ text }) => {
    const [found] = parseAllDocuments(text).flatMap(({ errors, warnings }) => [...errors, ...warnings]);
    const [message] = found?.message.split(/ at line |\n/) ?? [];
    return found ? { line: found.linePos?.[0].line, problem: `shows YAML that doesn't parse (${message})` } : null;
  },
});

/** Checks settings for `.env`: each line is empty, a comment, or an assignment. */
export const dotenv = checkEach({
  name: 'dotenv',
  isFor: ({ language }) => language === 'dotenv',
  remedy: 'write KEY=value, with quotes if the value has spaces',
  problemIn: async ({ text }) => {
    const lines = text.split('\n');
    const at = lines.findIndex(
      (line) => !/^(?:#.*|[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|[^\s"'#]*)(?:\s+#.*)?|\s*)$/.test(line),
    );
    const problem = `shows settings with the line "${lines[at]}", which isn't an assignment`;
    return at < 0 ? null : { line: at + 1, problem };
  },
});
