import { stepsOfPage } from '@/e2e/runbooks/page-steps';
import { isForDocker } from '@/e2e/runbooks/substitutions';
import { type DockerRunbook, folder } from './docker-runbook';
import { dockerRunbooks, stepsWithDocker } from './runbooks';
import { decideWithDocker } from './substitutions';

/** How many distinct commands of a page are run with Docker, and how. */
type Coverage = {
  readonly page: string;
  readonly written: number;
  readonly substituted: number;
  readonly skipped: number;
};

/**
 * Counts each command of the pages with Docker once. Commands for Docker that no run follows count as not run, except on
 * a page that shares them with one whose run executes them, as Pro and Enterprise do.
 */
export async function coverageOf(): Promise<readonly Coverage[]> {
  const followed = await Promise.all(dockerRunbooks.map(stepsWithDocker));
  const executed = new Set(
    followed.flat().flatMap((step) => (decideWithDocker(step).kind === 'written' ? [step.text] : [])),
  );
  return Promise.all(dockerRunbooks.map((runbook) => coverageOfPage(runbook, executed)));
}

async function coverageOfPage(runbook: DockerRunbook, executed: ReadonlySet<string>): Promise<Coverage> {
  const { page } = runbook;
  const all = await stepsOfPage(page, folder);
  const alone = all.filter((step) => isForDocker(step) && !executed.has(step.text));
  const decisions = new Map(alone.map(({ text }) => [text, 'skipped']));
  for (const step of await stepsWithDocker(runbook)) {
    decisions.set(step.text, decideWithDocker(step).kind);
  }
  const commands = [...decisions].filter(([text]) => all.some((step) => step.kind === 'command' && step.text === text));
  const count = (kind: string) => commands.filter(([text, of]) => of === kind && !/^(?:cd|echo) /.test(text)).length;
  return { page, written: count('written'), substituted: count('substituted'), skipped: count('skipped') };
}

/** Returns a table of all pages, with their sum in the last line. */
export function describeCoverage(pages: readonly Coverage[]): string {
  const sum = (of: (page: Coverage) => number) => pages.reduce((total, page) => total + of(page), 0);
  const total = {
    page: 'All',
    written: sum(({ written }) => written),
    substituted: sum(({ substituted }) => substituted),
    skipped: sum(({ skipped }) => skipped),
  };
  const line = (page: string, cells: readonly string[]) =>
    [page.padEnd(32), ...cells.map((cell) => cell.padStart(14))].join('');
  const lines = [...pages, total].map(({ page, written, substituted, skipped }) => {
    const all = Math.max(1, written + substituted + skipped);
    const cells = [written, substituted, skipped].map((part) => `${part} (${Math.round((100 * part) / all)}%)`);
    return line(page, cells);
  });
  return [line('Page', ['as written', 'substituted', 'not run']), ...lines].join('\n');
}
