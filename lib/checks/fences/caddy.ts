import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnosticIn } from './fence';
import type { FenceCheck } from './fence-check';
import { forEachAtOnce, runTool } from './run-tool';

/** Checks Caddyfiles, which are recognized by title, with Caddy's own parser. */
export const caddy: FenceCheck = {
  name: 'caddy adapt',
  tools: [{ program: 'caddy' }],
  isFor: ({ title }) => /\bCaddyfile$/.test(title ?? ''),
  diagnosticsIn: async (fences, { folder, fileOf }) => {
    const diagnostics = await forEachAtOnce(fences, async (fence, at) => {
      const file = join(folder, `${at}`, 'Caddyfile');
      mkdirSync(join(folder, `${at}`));
      writeFileSync(file, `${fence.text}\n`);
      const { status, stderr } = await runTool(fileOf('caddy'), ['adapt', '--adapter', 'caddyfile', '--config', file]);
      const [, line, message = stderr.trim()] = /Caddyfile:(\d+)\W+(.*)/.exec(stderr) ?? [];
      return status === 0
        ? []
        : [
            diagnosticIn(
              fence,
              line ? Number(line) : null,
              `shows a Caddyfile that Caddy rejects (${message})`,
              'show whole site blocks',
            ),
          ];
    });
    return diagnostics.flat();
  },
};
