import type { Service } from '@/content/services/service';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import type { SourceFile } from './placeholder-diagnostics';

/** Units that a limit counts: any number from the table followed by one of these words is the limit. */
const counted =
  'characters?|frames|items|images|photos|pictures|videos|gifs|posts|replies|pins|pages|users|people|members|accounts|calls|' +
  'requests|queries|units|points|uploads|endpoints|destinations|results|boards|edits|sign-ins';

/** Units that a limit measures. Other things have the same size or duration, so only the table's wording counts. */
const measured = 'bytes|KB|MB|GB|pixels|seconds?|minutes?|hours?|days?|months?';

/** A fact of the table, the text that reveals it, and what to write instead. */
type Literal = { readonly kind: string; readonly pattern: RegExp; readonly remedy: string; readonly inFences: boolean };

/**
 * Finds callback URLs, scopes, and limits that a service's page states itself. They belong in the table of services, from which
 * blocks show them, so that a change is made once. Headings may quote them, because readers search for error texts; so
 * may fences, except for URLs.
 */
export function serviceLiteralDiagnostics(pages: readonly SourceFile[], services: readonly Service[]): Diagnostic[] {
  const everywhere = services.flatMap((service) => [...addressLiterals(service), ...scopeLiterals(service, false)]);
  return pages.flatMap(({ file, text }) => {
    const own = services.filter((service) => isPageOf(service, file));
    const literals = [
      ...everywhere,
      ...own.flatMap((service) => [...scopeLiterals(service, true), ...limitLiterals(service)]),
    ];
    return proseLines(text).flatMap(({ line, text: prose, isFence }) => {
      const found = literals.find(({ pattern, inFences }) => (inFences || !isFence) && pattern.test(prose));
      return found
        ? [diagnostic(file, line, `repeats the ${found.kind} "${found.pattern.exec(prose)?.[0]}"`, found.remedy)]
        : [];
    });
  });
}

/**
 * Returns the lines of a page, counted from 1, without its frontmatter, its headings, and the lines that open and close
 * fences.
 */
function proseLines(source: string): { line: number; text: string; isFence: boolean }[] {
  const lines = source.split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  let fence: string | null = null;
  return lines.flatMap((text, at) => {
    const mark: string | undefined = /^\s*(```+|~~~+)/.exec(text)?.[1];
    if (at <= end || (mark === undefined && fence === null && /^#{1,6}\s/.test(text))) {
      return [];
    }
    if (mark !== undefined && (fence === null || mark.startsWith(fence))) {
      fence = fence === null ? mark : null;
      return [];
    }
    return [{ line: at + 1, text, isFence: fence !== null }];
  });
}

function isPageOf({ path }: Service, file: string): boolean {
  return file === `content${path}.mdx` || (path.endsWith('/') && file.startsWith(`content${path}`));
}

function addressLiterals({ key, group, addresses }: Service): Literal[] {
  const block = group === 'payment' ? `<WebhookAddress service="${key}" />` : `<CallbackAddresses service="${key}" />`;
  const kind = group === 'payment' ? 'webhook URL' : 'callback URL';
  return addresses.map(({ tail }) => ({
    kind,
    pattern: new RegExp(`(?<![\\w-])${literally(tail)}(?![\\w-])`),
    remedy: `write ${block} where readers need it, and "the ${kind} above" elsewhere`,
    inFences: true,
  }));
}

/**
 * Returns scopes that are also ordinary words, such as `email`, which count only when formatted as code; or the others,
 * such as `pages_show_list`.
 */
function scopeLiterals(service: Service, areWords: boolean): Literal[] {
  const patternOf = (name: string) => (areWords ? `\`${name}\`` : `(?<![\\w.:])${literally(name)}(?!\\w|[.:/]\\w)`);
  return scopeNames(service)
    .filter((name) => areWords !== /[_.:/]/.test(name))
    .map((name) => ({
      kind: 'scope',
      pattern: new RegExp(patternOf(name)),
      remedy: `write <Scopes service="${service.key}" /> where readers need it, and describe the purpose of the permission elsewhere`,
      inFences: false,
    }));
}

/** Returns the names of the scopes; for a URL, its last parts, such as `auth/youtube` and `youtube.upload`. */
function scopeNames({ scopes }: Service): string[] {
  return scopes.flatMap((set) =>
    set.scopes.flatMap(({ name }) => {
      const parts = name.split('/');
      const last = parts.at(-1) ?? name;
      return parts.length === 1 ? [name] : [parts.slice(-2).join('/'), ...(last.includes('.') ? [last] : [])];
    }),
  );
}

function limitLiterals({ key, limits }: Service): Literal[] {
  const texts = limits.flatMap(({ rows }) => rows.flatMap(({ mixpost = '', network = '' }) => [mixpost, network]));
  const numbers = new Set(texts.flatMap((text) => text.match(/\d[\d,.]*\d|\d/g) ?? []));
  const sizes = new Set(
    texts.flatMap((text) => text.match(new RegExp(`(?<!in )\\b\\d[\\d,.]*\\s(?:${measured})\\b`, 'g')) ?? []),
  );
  if (numbers.size === 0) {
    return [];
  }
  const anyOf = (words: Iterable<string>) => [...words].map((word) => literally(word)).join('|');
  const sources = [
    `(?:${anyOf(numbers)})[\\s-](?:${counted})\\b`,
    ...(sizes.size > 0 ? [`(?:${anyOf(sizes)})\\b`] : []),
  ];
  return [
    {
      kind: 'limit',
      pattern: new RegExp(`(?<![\\w.,])(?:${sources.join('|')})`, 'i'),
      remedy: `write <ServiceLimits service="${key}" /> where readers need it, and "the limit" elsewhere`,
      inFences: false,
    },
  ];
}

/** Returns a pattern that matches a text literally. */
function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
