import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnosticIn } from './fence';
import type { FenceCheck } from './fence-check';
import { forEachAtOnce, runTool } from './run-tool';

/** Checks JavaScript by parsing it as a module in Node without running it. */
export const javascript: FenceCheck = {
  name: 'node --check',
  tools: [],
  isFor: ({ language }) => language === 'javascript',
  diagnosticsIn: async (fences, { folder }) => {
    const diagnostics = await forEachAtOnce(fences, async (fence, at) => {
      const file = join(folder, `${at}.mjs`);
      writeFileSync(file, fence.text);
      const { status, stderr } = await runTool(process.execPath, ['--check', file]);
      const line = /\.mjs:(\d+)$/m.exec(stderr)?.[1];
      const message = /^SyntaxError: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim();
      return status === 0
        ? []
        : [
            diagnosticIn(
              fence,
              line ? Number(line) : null,
              `shows JavaScript that doesn't parse (${message})`,
              'show a whole module',
            ),
          ];
    });
    return diagnostics.flat();
  },
};
