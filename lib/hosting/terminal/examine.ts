import { type Answers, answerFor, ownInstallation, quoteOf } from '@/lib/browser/doctor/answer';
import { diagnose } from '@/lib/browser/doctor/diagnose';
import { maskSecrets } from '@/lib/browser/doctor/mask-secrets';
import { composeRange } from '@/lib/browser/doctor/read-compose';
import { isEnvFile } from '@/lib/browser/doctor/read-env';
import { withoutInvisible } from '@/lib/browser/doctor/searchable-text';
import type { Choices } from '@/lib/browser/values/choices';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { type Source, UsageError } from './sources';

/** What the user says about the installation, and whether the text is from it. What a text shows counts more. */
export type Known = Pick<Choices, 'edition' | 'method'> & { readonly isCertain: boolean };

/** What the doctor found, with full URLs and without secrets. */
export type DoctorReport = ReturnType<typeof examine>;

/** Diagnoses texts together, as the log doctor does if they're pasted below each other. */
export function examine(sources: readonly Source[], known: Known, answers: Answers) {
  const input = sources.map(({ text }) => text).join('\n');
  const { causes, findings, advisories, ...diagnosis } = diagnose(input, known.edition, known.isCertain);
  const own = ownInstallation(diagnosis.installation, known);
  const lines = input.split('\n');
  return {
    ...diagnosis,
    causes: causes.map(({ signature, product, line }) => {
      const { section, text, commands } = answerFor(signature, own, answers);
      return {
        title: signature.title,
        ...(product && { product: product.name }),
        answer: text,
        ...(commands && { commands }),
        url: absoluteUrl(section),
        ...placeOf(line, sources),
        quote: printable(quoteOf(lines[line] ?? '')),
      };
    }),
    findings: findings.map(({ message, section, line, isError }) => ({
      message: printable(message),
      isError,
      url: absoluteUrl(section),
      ...placeOf(line, sources),
    })),
    advisories: advisories.map(({ title, at }) => ({ title, url: absoluteUrl(at) })),
    cut: sources.filter(({ isCut }) => isCut).map(({ name }) => name),
  };
}

/**
 * Checks a `.env` file, a Compose file, or both.
 *
 * @throws {UsageError} if a source is neither, or there are two of a kind
 */
export function check(sources: readonly Source[], edition: Choices['edition']): DoctorReport {
  const compose = sources.filter(({ text }) => composeRange(text.split('\n')));
  const env = sources.filter((source) => !compose.includes(source));
  const other = env.find(({ text }) => !isEnvFile(text)) ?? env[1] ?? compose[1];
  if (other) {
    throw new UsageError(`Name one .env file, one Compose file, or both, instead of ${other.name}.`);
  }
  return examine([...compose, ...env], { edition, method: null, isCertain: false }, {});
}

/** Returns a text without secrets, and without characters that control a terminal. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they're removed
  return maskSecrets(withoutInvisible(text)).replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, '');
}

/** Returns the source of a line, and its number in it, from 1; none if the start of the source wasn't read. */
function placeOf(line: number, sources: readonly Source[]): { readonly source: string; readonly line?: number } {
  const [{ name, text, isCut } = { name: '', text: '', isCut: true }, ...others] = sources;
  const count = text.split('\n').length;
  return line >= count && others.length > 0
    ? placeOf(line - count, others)
    : { source: name, ...(!isCut && { line: line + 1 }) };
}
