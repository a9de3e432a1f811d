import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { hashOf } from './content-policy';
import { codeOf, type PageCode } from './page-code';

/**
 * Reports everything in the finished export that the policies would block, or that requests another site. It checks the
 * files themselves, no matter which step wrote them.
 *
 * @param out the export's folder
 * @param checked names of files in it that have already been checked; see `diagnosticsOf`
 */
export function policyDiagnostics(out: string, checked: readonly string[] = []): Diagnostic[] {
  const seen = new Set(checked.map((name) => statSync(join(out, name)).ino));
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return files.flatMap((file) => {
    // Copies of a page are hard links to the same file.
    const { ino } = statSync(file);
    if (ino !== 0 && seen.has(ino)) {
      return [];
    }
    seen.add(ino);
    return diagnosticsOf(`out/${relative(out, file).replaceAll('\\', '/')}`, codeOf(readFileSync(file, 'utf8')));
  });
}

/**
 * Reports the violations of one page; see `policyDiagnostics`.
 *
 * @param file the file's name, for the messages
 * @param code the code of the file as published
 */
export function diagnosticsOf(file: string, { policy, scripts, styles, attributes, requests }: PageCode): Diagnostic[] {
  if (policy === null) {
    return [diagnostic(file, null, 'has no Content-Security-Policy', 'let lib/export/finish-export.ts finish it')];
  }
  const strangers = (directive: string, texts: readonly string[]) =>
    texts.filter((text) => !sourcesOf(policy, directive).includes(hashOf(text))).map((text) => `${start(text)}`);
  return [
    ...strangers('script-src', scripts).map((text) =>
      diagnostic(
        file,
        null,
        `has an inline script without its hash in the policy (${text})`,
        'write the policy after every other step',
      ),
    ),
    ...strangers('style-src', styles).map((text) =>
      diagnostic(
        file,
        null,
        `has an inline style without its hash in the policy (${text})`,
        'write the policy after every other step',
      ),
    ),
    ...attributes.map((attribute) =>
      diagnostic(
        file,
        null,
        `has the attribute ${attribute}, which no policy can allow`,
        'use a class, or a listener of a script',
      ),
    ),
    ...requests
      .filter((address) => !isAllowed(address, policy))
      .map((address) =>
        diagnostic(
          file,
          null,
          `makes browsers request ${address}`,
          'keep the file in public/, or name the service in lib/site/services.ts',
        ),
      ),
  ];
}

/** Returns the values of a directive in a policy. */
function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split(/;\s*/).find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

/** Returns whether any directive names the origin of a URL. Which directive applies is up to the browser. */
function isAllowed(address: string, policy: string): boolean {
  const { origin, hostname, protocol } = new URL(address.trim(), 'https://this-site.invalid');
  return policy.split(/[;\s]+/).some((source) => {
    const wildcard = /^https:\/\/\*(\..+)$/.exec(source)?.[1];
    return wildcard === undefined ? source === origin : protocol === 'https:' && hostname.endsWith(wildcard);
  });
}

function start(text: string): string {
  return text.trim().slice(0, 60);
}
