import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnosticIn } from './fence';
import { checkEach, type FenceCheck } from './fence-check';
import { runTool } from './run-tool';

/** Wrappers for PHP on the same line: none for a whole file, then statements, array entries, and class members. */
const frames = [
  ['', ''],
  ['<?php ', ''],
  ['<?php return [', '];'],
  ['<?php class Fragment {', '}'],
] as const;

/** Checks PHP with its own parser: a whole file, or a fragment in the first wrapper that fits. */
export const php = checkEach({
  name: 'php -l',
  program: 'php',
  isFor: ({ language }) => language === 'php',
  remedy: 'show a whole file, complete statements, entries of one array, or members of one class',
  problemIn: async ({ text }) => {
    const isFile = text.includes('<?php');
    const errors: string[] = [];
    for (const [before, after] of frames.filter(([start]) => isFile === (start === ''))) {
      const { status, stdout } = await runTool(
        'php',
        ['-n', '-d', 'display_errors=1', '-l'],
        `${before}${text}${after}`,
      );
      if (status === 0) {
        return null;
      }
      errors.push(stdout);
    }
    const [error = ''] = errors;
    const [, message = error.trim(), line] = /error: +(.*) in .* on line (\d+)/.exec(error) ?? [];
    return { line, problem: `shows PHP that doesn't parse (${message})` };
  },
});

/** Checks JavaScript by parsing it as a module in Node without running it. */
export const javascript = checkEach({
  name: 'node --check',
  isFor: ({ language }) => language === 'javascript',
  remedy: 'show a whole module',
  problemIn: async ({ text }, folder) => {
    const file = join(folder, 'fence.mjs');
    writeFileSync(file, text);
    const { status, stderr } = await runTool(process.execPath, ['--check', file]);
    const line = /\.mjs:(\d+)$/m.exec(stderr)?.[1];
    const message = /^SyntaxError: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim();
    return status === 0 ? null : { line, problem: `shows JavaScript that doesn't parse (${message})` };
  },
});

/** Reads each text as Supervisor reads its files, and prints for each one either null or the error's line and message. */
const program = `
import configparser, json, sys

def diagnostic(text):
    reader = configparser.RawConfigParser(inline_comment_prefixes=(';', '#'))
    # Files of PHP may begin without a section.
    has_section = '\\n[' in '\\n' + text
    try:
        reader.read_string(text if has_section else '[settings]\\n' + text)
    except configparser.Error as error:
        line = error.errors[0][0] if getattr(error, 'errors', None) else getattr(error, 'lineno', 1)
        return {'line': line if has_section else line - 1, 'message': error.message.splitlines()[0]}

print(json.dumps([diagnostic(text) for text in json.load(sys.stdin)]))
`;

/** Checks Supervisor files and PHP settings with Python's own INI parser, which Supervisor uses. */
export const ini: FenceCheck = {
  name: 'INI by Python',
  program: 'python3',
  isFor: ({ language }) => language === 'ini',
  diagnosticsIn: async (fences) => {
    const texts = JSON.stringify(fences.map(({ text }) => text));
    const { stdout, stderr } = await runTool('python3', ['-c', program], texts);
    if (stdout === '') {
      throw new Error(`Python returned no output: ${stderr}`);
    }
    const results: readonly ({ line: number; message: string } | null)[] = JSON.parse(stdout);
    return fences.flatMap((fence, at) => {
      const result = results[at];
      const problem = `shows settings that can't be read (${result?.message})`;
      return result ? [diagnosticIn(fence, result.line, problem, 'write [section], then one name=value per line')] : [];
    });
  },
};
