import { z } from 'zod';
import { diagnosticIn, type Fence } from './fence';
import type { FenceCheck } from './fence-check';
import { runTool } from './run-tool';

/** Parses the texts of `texts`, and prints for each one either null or the error's line and message. */
const program = `
import ast, configparser, json, sys

def python(text):
    ast.parse(text)

def ini(text):
    # As Supervisor reads its files. Those of PHP may begin without a section.
    reader = configparser.RawConfigParser(inline_comment_prefixes=(';', '#'))
    has_section = '\\n[' in '\\n' + text
    try:
        reader.read_string(text if has_section else '[settings]\\n' + text)
    except configparser.Error as error:
        line = error.errors[0][0] if getattr(error, 'errors', None) else getattr(error, 'lineno', 1)
        raise SyntaxError(error.message.splitlines()[0], (None, line if has_section else line - 1, None, None))

def diagnostic(read, text):
    try:
        read(text)
    except SyntaxError as error:
        return {'line': error.lineno, 'message': error.msg}

texts = json.load(sys.stdin)
print(json.dumps([diagnostic(globals()[sys.argv[1]], text) for text in texts]))
`;

const results = z.array(z.object({ line: z.number().nullable(), message: z.string() }).nullable());

/** Checks Supervisor files and PHP settings with Python's own INI parser, which Supervisor uses. */
export const ini = readByPython('ini', 'INI by Python', 'settings', 'write [section], then one name=value per line');

/** Checks Python by parsing it without running it. */
export const python = readByPython('python', 'Python', 'Python', 'show a whole script');

function readByPython(language: 'ini' | 'python', name: string, what: string, remedy: string): FenceCheck {
  return {
    name,
    tools: [{ program: 'python3' }],
    isFor: (fence) => fence.language === language,
    diagnosticsIn: async (fences, { fileOf }) => {
      const texts = JSON.stringify(fences.map(({ text }) => text));
      const { stdout, stderr } = await runTool(fileOf('python3'), ['-c', program, language], texts);
      if (stdout === '') {
        throw new Error(`Python returned no output: ${stderr}`);
      }
      return results.parse(JSON.parse(stdout)).flatMap((result, at) => {
        const fence: Fence | undefined = fences[at];
        return result && fence
          ? [diagnosticIn(fence, result.line, `shows ${what} that can't be read (${result.message})`, remedy)]
          : [];
      });
    },
  };
}
