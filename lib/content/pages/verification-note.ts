import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPassages } from '@/lib/content/blocks/passage';
import { dayOf } from '@/lib/site/day';
import { detailRuns, summarizeRuns } from './describe-run';
import type { Frontmatter } from './frontmatter';
import { recordsOf } from './run-record';
import { describeScript, scriptRecordOf, summarizeScript } from './script-record';

type Verified = Frontmatter['verified'];

/** How the facts of a page are known, for its footer: in one sentence or two, and what the runs were in detail. */
export type VerificationNote = { readonly summary: string; readonly details: readonly string[] };

/** What a page gives a reader to run or to do, apart from the samples that the tests run. */
type Actions = { readonly hasCommands: boolean; readonly hasSteps: boolean; readonly samples: readonly string[] };

/**
 * Returns how a page was checked, from the records of its runs and from what its text contains.
 *
 * @param file the page's file, such as `content/lite/updating.mdx`
 */
export function verificationNoteOf(
  file: string,
  verified: Verified,
  records = recordsOf(file),
  script = scriptRecordOf(file),
): VerificationNote {
  const { hasCommands, hasSteps, samples } = actionsOf(textOf(file));
  if (records.length > 0) {
    const others = verified.method === 'run' ? [] : [`Other statements: ${basisOf(verified)}.`];
    return { summary: summarizeRuns(records), details: [...detailRuns(records), ...others] };
  }
  const tested = script ? [...samples, summarizeScript(script)] : samples;
  const sentences = [
    ...tested,
    ...(tested.length > 0 && hasCommands ? ['Other commands weren’t run.'] : []),
    ...(tested.length === 0 ? notRun(verified, hasCommands, hasSteps) : []),
  ];
  return {
    summary: [...sentences, sentence(basisOf(verified))].join(' '),
    details: script ? describeScript(script) : [],
  };
}

/** Says that nobody has followed a page that gives commands or steps. */
function notRun({ method }: Verified, hasCommands: boolean, hasSteps: boolean): string[] {
  if (hasCommands) {
    return [method === 'code' ? 'Commands not run.' : 'Not yet run.'];
  }
  return hasSteps ? ['Steps not run.'] : [];
}

/** Where the statements of a page come from, without the runs. */
function basisOf({ date, method, version }: Verified): string {
  const versions = version ? ` (${version})` : '';
  const day = dayOf(date);
  switch (method) {
    case 'run':
      return `commands run by us${versions} on ${day}`;
    case 'code':
      return `checked against public source code${versions} on ${day}`;
    case 'stated':
      return `based on documentation and release notes${versions}, last reviewed on ${day}`;
    case 'reported':
      return `based on reports from users${versions}, last reviewed on ${day}`;
  }
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** The samples that the tests run: which pages show them, and what happens to them. */
export const testedSamples = [
  {
    shown: /<(?:Request)?Samples /,
    tests: 'Our tests run the curl and PHP samples against a simulated API, not against Mixpost.',
  },
  {
    shown: /<SourceFile path="api\/scripts\//,
    tests: 'They also run the upload script.',
  },
  {
    shown: /<SourceFile path="webhooks\/verifiers\//,
    tests: 'Our tests run the five receivers with valid, forged, and changed deliveries, not with Mixpost.',
  },
] as const;

function actionsOf(text: string): Actions {
  return {
    hasCommands: /^ *```shell/m.test(withPassages(text)),
    hasSteps: /<Steps>/.test(text),
    samples: testedSamples.filter(({ shown }) => shown.test(text)).map(({ tests }) => tests),
  };
}

function textOf(file: string): string {
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
}
