import type { Diagnostic } from '@/lib/content/pages/diagnostic';
import { diagnosticIn, type Fence } from './fence';
import type { FenceCheck } from './fence-check';
import { forEachAtOnce, runTool } from './run-tool';

/**
 * Wrappers for fragments on the same line: none for a whole file, then statements, array entries, and class members.
 */
const frames = [
  ['', ''],
  ['<?php ', ''],
  ['<?php return [', '];'],
  ['<?php class Fragment {', '}'],
] as const;

/** Checks PHP with its own parser: a whole file, or a fragment in the first wrapper that fits. */
export const php: FenceCheck = {
  name: 'php -l',
  tools: [{ program: 'php' }],
  isFor: ({ language }) => language === 'php',
  diagnosticsIn: async (fences, { fileOf }) => {
    const diagnostics = await forEachAtOnce(fences, (fence) => diagnosticsOf(fence, fileOf('php')));
    return diagnostics.flat();
  },
};

async function diagnosticsOf(fence: Fence, program: string): Promise<Diagnostic[]> {
  const isFile = fence.text.includes('<?php');
  const fitting = frames.filter(([before]) => isFile === (before === ''));
  let first: Diagnostic | null = null;
  for (const [before, after] of fitting) {
    const { status, stdout } = await runTool(
      program,
      ['-n', '-d', 'display_errors=1', '-l'],
      `${before}${fence.text}${after}`,
    );
    if (status === 0) {
      return [];
    }
    const [, message = stdout.trim(), line] = /error: +(.*) in .* on line (\d+)/.exec(stdout) ?? [];
    first ??= diagnosticIn(
      fence,
      line ? Number(line) : null,
      `shows PHP that doesn't parse (${message})`,
      'show a whole file, complete statements, entries of one array, or members of one class',
    );
  }
  return first ? [first] : [];
}
