import { parseArgs } from 'node:util';

/** The user's command, or what's wrong with it. */
export type Command =
  | { readonly name: 'serve'; readonly options: { readonly port: number; readonly host: string } }
  | { readonly name: 'mcp' | 'help' | 'version' }
  | { readonly name: 'wrong'; readonly message: string };

export const usage = `Usage: mixpost-docs [options]      Serve the documentation on this machine
       mixpost-docs mcp            Answer an assistant over standard input and output (MCP)

Options:
  --port NUMBER       Port to listen on, 0 for any free one (default: 8080)
  --host ADDRESS      Address to listen on; 0.0.0.0 for every network (default: 127.0.0.1)
  --base-path PATH    Path that a proxy serves this copy under; must be the one it was built for
  --version           Print the version
  --help              Print this text
`;

const options = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  'base-path': { type: 'string' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line of a copy that was built for a base path, such as `/docs`. */
export function readCommand(args: readonly string[], basePath: string): Command {
  const parsed = parse(args);
  if ('message' in parsed) {
    return { name: 'wrong', message: parsed.message };
  }
  const { values, positionals } = parsed;
  if (values.help || values.version) {
    return { name: values.help ? 'help' : 'version' };
  }
  const [command = 'serve', ...others] = positionals;
  if ((command !== 'serve' && command !== 'mcp') || others.length > 0) {
    return { name: 'wrong', message: `There is no command "${positionals.join(' ')}".` };
  }
  if (command === 'mcp') {
    return { name: 'mcp' };
  }
  const message = portError(values.port) ?? basePathError(values['base-path'], basePath);
  return message === null
    ? { name: 'serve', options: { port: Number(values.port), host: values.host } }
    : { name: 'wrong', message };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return { message: (error as Error).message };
  }
}

function portError(port: string): string | null {
  return /^\d{1,5}$/.test(port) && Number(port) <= 65_535
    ? null
    : `--port is "${port}". Set it to a number from 1 to 65535, or to 0 for any free port.`;
}

function basePathError(wanted: string | undefined, built: string): string | null {
  const path = wanted?.replace(/^\/*|\/+$/g, '');
  if (path === undefined || path === built.slice(1)) {
    return null;
  }
  const place = built === '' ? 'the root of a host' : `${built}/`;
  return `This copy was built for ${place}. To serve it under /${path}, build one for that path: NEXT_PUBLIC_BASE_PATH=/${path} npm run pack`;
}
