import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programName } from '@/lib/hosting/terminal/data';
import { serveUntilStopped } from '@/lib/programs/serve-until-stopped';
import { openArchive } from './archive';
import { readCommand, usage } from './options';
import { serveSite } from './serve-site';
import type { SiteDescription } from './site';

/** The folder of the installed package: this script is in its `bin` folder. */
const root = join(import.meta.dirname, '..');
const archive = join(root, 'site.bin');

/**
 * `mixpost-docs`: serves the private copy of the documentation that this package contains, to readers or to an
 * assistant.
 */
async function main(): Promise<void> {
  const site: SiteDescription = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const command = readCommand(process.argv.slice(2));
  switch (command.name) {
    case 'serve':
      await serveUntilStopped('The documentation', () =>
        serveSite({ files: openArchive(archive), site, ...command.options }),
      );
      break;
    case 'mcp': {
      // The server of pages starts sooner without it.
      const { serveMcp } = await import('@/lib/hosting/mcp/serve-mcp');
      await serveMcp(openArchive(archive), site.host.basePath, version);
      break;
    }
    case 'terminal':
      // The published program (`lib/hosting/terminal/`), which reads the same arguments.
      await import(pathToFileURL(join(import.meta.dirname, programName)).href);
      break;
    case 'usage-error':
      process.stderr.write(`${command.message}\n\n${usage}`);
      process.exitCode = 2;
      break;
    default:
      process.stdout.write(command.name === 'help' ? usage : `${version}\n`);
  }
}

await main();
