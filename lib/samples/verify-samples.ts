import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { summaryOf, type Tally } from '@/lib/build/tally';
import { callsOf } from '@/lib/openapi/calls.mjs';
import { openDocument } from '@/lib/openapi/document.mjs';
import type { Call } from '@/lib/openapi/types';
import { absenceOfPackage, fileOfProgram } from '@/lib/programs/debian-package';
import { faultsOfSample } from './judge';
import { startMockServer } from './mock-server';
import type { RunnableLanguage } from './runnable';
import { samplesOf } from './samples.mjs';

const languages = { shell: 'Shell', php: 'PHP' } as const satisfies Record<RunnableLanguage, string>;

/** Why the samples of a language cannot run here, after an attempt to install what they need; undefined where they can. */
const absences: Readonly<Record<RunnableLanguage, () => string | undefined>> = {
  shell: () => absenceOfPackage('curl', 'curl'),
  php: () => absenceOfPackage('php', 'php-cli') ?? absenceOfCurlInPhp(),
};

function absenceOfCurlInPhp(): string | undefined {
  const { stdout } = spawnSync(
    fileOfProgram('php') ?? 'php',
    ['-r', 'echo extension_loaded("curl") ? "" : PHP_EXTENSION_DIR;'],
    { encoding: 'utf8' },
  );
  return stdout === '' ? undefined : absenceOfPackage(join(stdout, 'curl.so'), 'php-curl');
}

/**
 * `npm run verify:samples`: runs every sample of every operation, with the real curl and the real PHP, against a server made from the same
 * document. A sample must reach its operation with a valid request and print the documented answer.
 */
async function verifySamples(): Promise<Tally> {
  const document = openDocument();
  const server = await startMockServer(document);
  const absent = { shell: absences.shell(), php: absences.php() };
  const rows: string[][] = [];
  const wrong: string[] = [];
  const verdictOf = async (call: Call, language: RunnableLanguage) => {
    const sample = samplesOf(document, call).find((candidate) => candidate.language === language);
    if (absent[language] !== undefined || !sample) {
      return 'left out';
    }
    const faults = await faultsOfSample(document, call, { language, code: sample.code }, server);
    wrong.push(...faults.map((fault) => `${call.id}, ${languages[language]}: ${fault}`));
    return faults.length === 0 ? 'right' : 'WRONG';
  };
  for (const call of callsOf(document)) {
    const verdicts = await Promise.all([verdictOf(call, 'shell'), verdictOf(call, 'php')]);
    rows.push([`${call.method.toUpperCase()} ${call.path}`, call.id, ...verdicts]);
  }
  await server.stop();
  console.log(tableOf([['Call', 'Operation', ...Object.values(languages)], ...rows]));
  console.log(wrong.join('\n'));
  const verdicts = rows.flatMap(([, , ...cells]) => cells);
  return {
    passed: verdicts.filter((verdict) => verdict === 'right').length,
    failed: verdicts.filter((verdict) => verdict === 'WRONG').length,
    skips: (['shell', 'php'] as const).flatMap((language) => {
      const reason = absent[language];
      return reason === undefined ? [] : [{ name: `samples in ${languages[language]}`, reason }];
    }),
  };
}

/** Rows in columns. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const tally = await verifySamples();
for (const { name, reason } of tally.skips) {
  console.log(`Left out ${name}: ${reason}.`);
}
console.log(summaryOf(tally));
if (process.env.TEST_REPORT) {
  writeFileSync(process.env.TEST_REPORT, JSON.stringify(tally));
}
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
