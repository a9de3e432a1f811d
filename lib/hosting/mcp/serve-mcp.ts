import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { type FileStore, openFiles } from '@/lib/hosting/server/files';
import { addDiagnosisTools } from './diagnosis-tools';
import { openDocs } from './docs';
import { addLookupTools } from './lookup-tools';
import { addPageTools } from './page-tools';
import { addPrompts } from './prompts';

/**
 * Serves the documentation to an assistant over standard input and output, until the input ends. Errors go to standard
 * error, because standard output only contains messages of the protocol.
 */
export async function serveMcp(files: FileStore, basePath: string, version: string): Promise<void> {
  const read = openFiles(files);
  const docs = await openDocs(async (path) => {
    const file = await read(path, ['identity']);
    if (!file) {
      throw new Error(`${path} is missing. Install the package again.`);
    }
    return file.bytes.toString();
  }, basePath);
  const server = new McpServer(
    { name: 'mixpost-docs', version },
    {
      instructions:
        'The documentation for people who host Mixpost themselves. Search first, then read the section that answers. Cite the address of each result. "verified" says when and how a page was checked: run (commands were executed), code (read in the source code), stated (official documentation), or reported (by users).',
    },
  );
  addPageTools(server, docs);
  addLookupTools(server, docs);
  addDiagnosisTools(server, docs);
  addPrompts(server);
  // The client may close in the middle of a response.
  process.stdout.on('error', () => process.exit(0));
  server.server.onerror = (error) => process.stderr.write(`${error.message.slice(0, 500)}\n`);
  await server.connect(new StdioServerTransport());
}
