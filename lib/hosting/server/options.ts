import { parseArgs } from 'node:util';
import { readPort } from '@/lib/programs/ports';

/** The user's command, or what's wrong with it. */
export type Command =
  | { readonly name: 'serve'; readonly options: { readonly port: number; readonly host: string } }
  | { readonly name: 'mcp' | 'terminal' | 'help' | 'version' }
  | { readonly name: 'usage-error'; readonly message: string };

export const usage = `Usage: mixpost-docs [options]      Serve the documentation on this machine
       mixpost-docs mcp            Answer an assistant over standard input and output (MCP)
       mixpost-docs doctor         Find the causes of errors; also check, plan, search, and report, with --help

Options:
  --port NUMBER       Port to listen on, 0 for any free one (default: 8080)
  --host ADDRESS      Address to listen on; 0.0.0.0 for every network (default: 127.0.0.1)
  --version           Print the version
  --help              Print this text
`;

const options = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line. */
export function readCommand(args: readonly string[]): Command {
  if (/^(?:doctor|check|plan|search|report)$/.test(args[0] ?? '')) {
    return { name: 'terminal' };
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help || values.version) {
      return { name: values.help ? 'help' : 'version' };
    }
    const [command = 'serve', ...others] = positionals;
    if ((command !== 'serve' && command !== 'mcp') || others.length > 0) {
      throw new Error(`There is no command "${positionals.join(' ')}".`);
    }
    if (command === 'mcp') {
      return { name: 'mcp' };
    }
    const port = readPort('--port', values.port);
    return { name: 'serve', options: { port, host: values.host } };
  } catch (error) {
    return { name: 'usage-error', message: (error as Error).message };
  }
}
