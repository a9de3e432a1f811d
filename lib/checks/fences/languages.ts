import { runTool } from '@/lib/programs/run-program';
import { checkEach } from './fence-check';

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
      const input = `${before}${text}${after}`;
      const { status, stdout } = await runTool('php', ['-n', '-d', 'display_errors=1', '-l'], { input });
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

/** Reads a text as Supervisor reads its files, and prints the line and message of the first error. */
const iniParser = `
import configparser, sys

text = sys.stdin.read()
# Files of PHP may begin without a section.
head = '' if '\\n[' in '\\n' + text else '[settings]\\n'
try:
    configparser.RawConfigParser(inline_comment_prefixes=(';', '#')).read_string(head + text)
    print('fine')
except configparser.Error as error:
    line = error.errors[0][0] if getattr(error, 'errors', None) else getattr(error, 'lineno', 1)
    print(line - len(head.splitlines()), error.message.splitlines()[0])
`;

/** Checks Supervisor files and PHP settings with Python's own INI parser, which Supervisor uses. */
export const ini = checkEach({
  name: 'INI by Python',
  program: 'python3',
  isFor: ({ language }) => language === 'ini',
  remedy: 'write [section], then one name=value per line',
  problemIn: async ({ text }) => {
    const { stdout, stderr } = await runTool('python3', ['-c', iniParser], { input: text });
    const [, line, message = stderr] = /^(\d+) (.*)/.exec(stdout) ?? [];
    return stdout === 'fine\n' ? null : { line, problem: `shows settings that can't be read (${message})` };
  },
});
