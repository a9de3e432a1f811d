import { writeFileSync } from 'node:fs';
import { languages } from '@/lib/browser/requests/languages';
import { callsOf } from '@/lib/content/api/calls';
import { openDocument } from '@/lib/content/api/document';
import { examplesOf, requestMedia } from '@/lib/content/api/examples';
import type { Call } from '@/lib/content/api/types';
import { sampleRequest, samplesOf } from '@/lib/content/samples/samples';
import { absenceOf, type RunnableLanguage } from '@/lib/programs/fixtures/run-sample';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { summaryOf, type Tally } from '@/lib/programs/tally';
import { errorsOfSample } from './judge';
import { startMockServer } from './mock-server';

/** A column of the result: samples on pages, and programs of the request builder. */
type Column = {
  readonly title: string;
  readonly language: RunnableLanguage;
  /** Why they can't run here; undefined if they can. */
  readonly absence: string | undefined;
  write(call: Call, example: string | undefined): string | undefined;
};

const columns: readonly Column[] = [
  { title: 'Shell', language: 'shell', absence: absenceOf('shell'), write: sampleIn('shell') },
  { title: 'PHP', language: 'php', absence: absenceOf('php'), write: sampleIn('php') },
  { title: 'Built curl', language: 'shell', absence: absenceOf('shell'), write: builtIn('curl') },
  { title: 'Built HTTPie', language: 'shell', absence: skipReasonFor('http'), write: builtIn('httpie') },
  { title: 'Built JavaScript', language: 'javascript', absence: undefined, write: builtIn('javascript') },
  { title: 'Built Python', language: 'python', absence: absenceOf('python'), write: builtIn('python') },
  { title: 'Built Go', language: 'go', absence: absenceOf('go'), write: builtIn('go') },
];

function sampleIn(language: 'shell' | 'php'): Column['write'] {
  return (call, example) => samplesOf(call, example).find((sample) => sample.language === language)?.code;
}

function builtIn(name: string): Column['write'] {
  return (call, example) => languages[name]?.write(sampleRequest(call, example));
}

/**
 * Runs every sample of every operation, once per example of its body, and the request builder's programs for the same
 * requests, with the real curl, PHP, Node.js, Python, and Go, against a server generated from the same document. A
 * sample must reach its operation with a valid request and print the documented response.
 */
async function verifySamples(): Promise<Tally> {
  const document = openDocument();
  const server = await startMockServer(document);
  const rows: string[][] = [];
  const wrong: string[] = [];
  const verdictOf = async (call: Call, example: string | undefined, { title, language, absence, write }: Column) => {
    const code = write(call, example);
    if (absence !== undefined || code === undefined) {
      return 'left out';
    }
    const errors = await errorsOfSample(call, { language, code, example, writer: title.replaceAll(' ', '-') }, server);
    wrong.push(...errors.map((error) => `${[call.id, example].join(' ').trim()}, ${title}: ${error}`));
    return errors.length === 0 ? 'right' : 'WRONG';
  };
  for (const call of callsOf(document)) {
    for (const example of examplesToSend(call)) {
      const verdicts = await Promise.all(columns.map((column) => verdictOf(call, example, column)));
      rows.push([`${call.method.toUpperCase()} ${call.path}`, call.id, example ?? '', ...verdicts]);
    }
  }
  await server.stop();
  console.log(tableOf([['Call', 'Operation', 'Example', ...columns.map(({ title }) => title)], ...rows]));
  console.log(wrong.join('\n'));
  const verdicts = rows.flatMap(([, , , ...cells]) => cells);
  return {
    passed: verdicts.filter((verdict) => verdict === 'right').length,
    failed: verdicts.filter((verdict) => verdict === 'WRONG').length,
    skips: columns.flatMap(({ title, absence }) =>
      absence === undefined ? [] : [{ name: `samples in ${title}`, reason: absence }],
    ),
  };
}

/** Returns the names of an operation's body examples; undefined for an unnamed example, or if there's no body. */
function examplesToSend({ operation }: Call): (string | undefined)[] {
  const media = requestMedia(operation)?.media;
  const names = media ? examplesOf(media).map(({ name }) => name) : [];
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
