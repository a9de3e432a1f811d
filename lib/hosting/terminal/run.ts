import { existsSync } from 'node:fs';
import { collect, collecting } from './collect';
import type { TerminalData } from './data';
import { check, type DoctorReport, examine, printable } from './examine';
import { readOptions, usage } from './options';
import { planMarkdown } from './plan';
import { printReport } from './print-report';
import { openSearch } from './search';
import { readSources, UsageError } from './sources';

/** What a command prints, and the exit status of the program. */
type Result = { readonly output: string; readonly status: 0 | 1 };

const composeFiles = ['compose.yaml', 'compose.yml', 'docker-compose.yaml', 'docker-compose.yml'];

/**
 * Runs a command of the terminal.
 *
 * @param announce prints what a command is about to do
 * @throws {UsageError} if the command line or an input is wrong
 */
export async function runCommand(
  args: readonly string[],
  input: NodeJS.ReadStream,
  load: () => TerminalData,
  announce: (text: string) => void,
): Promise<Result> {
  const { name, operands, edition, method, ...options } = readOptions(args);
  const known = { edition, isCertain: options.mixpost };
  const resultOf = (report: DoctorReport): Result => ({
    output: options.json ? `${JSON.stringify(report, null, 2)}\n` : printReport(report),
    status: report.causes.length + report.findings.length > 0 ? 1 : 0,
  });
  switch (name) {
    case 'help':
      return { output: usage, status: 0 };
    case 'doctor':
      return resultOf(examine(await readSources(operands, input), { ...known, method }, load().answers));
    case 'check':
      return resultOf(check(await readSources(operands, input), edition));
    case 'plan': {
      const { steps } = load();
      const stepsIn = async (file: string) => steps[file]?.steps ?? {};
      const installation = options.package ? 'package' : (method ?? 'docker');
      return { output: await planMarkdown(options.from, options.to, installation, stepsIn), status: 0 };
    }
    case 'search':
      return { output: await openSearch(load())(operands.join(' '), edition), status: 0 };
    case 'report': {
      const compose = composeFiles.filter((file) => existsSync(file)).slice(0, 1);
      const commands = collecting[method ?? (compose.length > 0 ? 'docker' : 'manual')];
      announce(
        `This checks ${['.env', ...compose].join(' and ')}, and runs these commands. Nothing is sent:\n${commands.join('\n')}\n`,
      );
      return { output: printable(`${await settingsIn(['.env', ...compose], input)}\n${collect(commands)}`), status: 0 };
    }
    default:
      throw new UsageError(`There's no command "${name}"; see --help.`);
  }
}

/**
 * Returns the text of `.env`, and what the check says about it and the Compose file. Each line of `.env` starts with
 * `>`, because the doctor would find fault with masked values, and advisories repeat the texts of errors.
 */
async function settingsIn(files: readonly string[], input: NodeJS.ReadStream): Promise<string> {
  try {
    const sources = await readSources(files, input);
    const checked = printReport({ ...check(sources, null), advisories: [] });
    return `$ cat .env\n${printable(sources[0]?.text ?? '').replace(/^/gm, '> ')}\n\n$ check ${files.join(' ')}\n${checked}`;
  } catch (error) {
    return `$ cat .env\n${(error as Error).message}\n`;
  }
}
