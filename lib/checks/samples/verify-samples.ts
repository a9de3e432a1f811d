import { writeFileSync } from 'node:fs';
import { callsOf } from '@/lib/content/api/calls.mjs';
import { openDocument, resolve } from '@/lib/content/api/document.mjs';
import { examplesOf, mediaOf } from '@/lib/content/api/examples.mjs';
import type { Call, Document } from '@/lib/content/api/types';
import { samplesOf } from '@/lib/content/samples/samples.mjs';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { summaryOf, type Tally } from '@/lib/programs/tally';
import { errorsOfSample } from './judge';
import { startMockServer } from './mock-server';
import type { RunnableLanguage } from './runnable';

const languages = { shell: 'Shell', php: 'PHP' } as const satisfies Record<RunnableLanguage, string>;

/** Returns why a language's samples can't run here; undefined if they can. */
const absences: Readonly<Record<RunnableLanguage, () => string | undefined>> = {
  shell: () => skipReasonFor('curl'),
  php: () => skipReasonFor('php') ?? skipReasonFor('php:curl'),
};

/**
 * `npm run verify:samples`: runs every sample of every operation, once per example of its body, with the real curl and
 * PHP, against a server generated from the same document. A sample must reach its operation with a valid request and
 * print the documented response.
 */
async function verifySamples(): Promise<Tally> {
  const document = openDocument();
  const server = await startMockServer(document);
  const absent = { shell: absences.shell(), php: absences.php() };
  const rows: string[][] = [];
  const wrong: string[] = [];
  const verdictOf = async (call: Call, example: string | undefined, language: RunnableLanguage) => {
    const sample = samplesOf(document, call, example).find((candidate) => candidate.language === language);
    if (absent[language] !== undefined || !sample) {
      return 'left out';
    }
    const errors = await errorsOfSample(document, call, { language, code: sample.code, example }, server);
    wrong.push(...errors.map((error) => `${[call.id, example].join(' ').trim()}, ${languages[language]}: ${error}`));
    return errors.length === 0 ? 'right' : 'WRONG';
  };
  for (const call of callsOf(document)) {
    for (const example of examplesToSend(document, call)) {
      const verdicts = await Promise.all([verdictOf(call, example, 'shell'), verdictOf(call, example, 'php')]);
      rows.push([`${call.method.toUpperCase()} ${call.path}`, call.id, example ?? '', ...verdicts]);
    }
  }
  await server.stop();
  console.log(tableOf([['Call', 'Operation', 'Example', ...Object.values(languages)], ...rows]));
  console.log(wrong.join('\n'));
  const verdicts = rows.flatMap(([, , , ...cells]) => cells);
  return {
    passed: verdicts.filter((verdict) => verdict === 'right').length,
    failed: verdicts.filter((verdict) => verdict === 'WRONG').length,
    skips: (['shell', 'php'] as const).flatMap((language) => {
      const reason = absent[language];
      return reason === undefined ? [] : [{ name: `samples in ${languages[language]}`, reason }];
    }),
  };
}

/** Returns the names of an operation's body examples; undefined for an unnamed example, or if there's no body. */
function examplesToSend(document: Document, { operation: { requestBody } }: Call): (string | undefined)[] {
  const media = mediaOf(requestBody && resolve(document, requestBody).content)?.media;
  const names = media ? examplesOf(document, media).map(({ name }) => name) : [];
  return names.length > 0 ? names : [undefined];
}

/** Formats rows as aligned columns. */
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
  console.log(`Skipped ${name}: ${reason}.`);
}
console.log(summaryOf(tally));
if (process.env.TEST_REPORT) {
  writeFileSync(process.env.TEST_REPORT, JSON.stringify(tally));
}
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
