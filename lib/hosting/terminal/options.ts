import { parseArgs } from 'node:util';
import { type Choices, isChoosable } from '@/lib/browser/values/choices';
import { UsageError } from './sources';

export const usage = `Usage: mixpost-docs COMMAND [options]

  doctor [FILE...]           Find the causes of errors in logs and other texts, and their fixes
  check .env [COMPOSE-FILE]  Find mistakes in the settings and the Compose file
  plan --from pro-5          Print an upgrade plan as Markdown; --to pro-7 for another version than the latest
  search WORDS...            Print the sections that match best, as Markdown
  report                     Collect versions, states, and logs without secrets, to ask for help

Without a file, doctor and check read standard input. No command sends anything.

Options:
  --edition NAME             Your edition: lite, pro, or enterprise
  --docker, --manual         Your installation; plan also knows --package
  --mixpost                  The text for doctor is about Mixpost, even if nothing in it says so
  --json                     Print the result of doctor or check as JSON
  --help                     Print this text

Exit status of doctor and check: 0 without a result, 1 with one. 2 after a usage error.
`;

const options = {
  edition: { type: 'string' },
  docker: { type: 'boolean' },
  manual: { type: 'boolean' },
  package: { type: 'boolean' },
  from: { type: 'string', default: '' },
  to: { type: 'string' },
  mixpost: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line. Throws a `UsageError` for an unknown option or edition, or two installations. */
export function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name = 'help', ...operands] = positionals;
    const edition = values.edition ?? null;
    if (edition !== null && !isChoosable('edition', edition)) {
      throw new Error(`There's no edition "${edition}"`);
    }
    if ([values.docker, values.manual, values.package].filter(Boolean).length > 1) {
      throw new Error('Choose one of --docker, --manual, and --package');
    }
    const method = values.manual ? ('manual' as const) : values.docker ? ('docker' as const) : null;
    return { ...values, name: values.help ? 'help' : name, operands, edition: edition as Choices['edition'], method };
  } catch (error) {
    // Node adds advice about operands.
    throw new UsageError(`${(error as Error).message.split('. ')[0]}; see --help.`);
  }
}
