import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { filesBelow } from '@/lib/programs/files-below';
import { hashOf } from './content-policy';
import { codeOf, type PageCode } from './page-code';

/**
 * Reports everything in the finished export that the policies would block, or that requests another site. It checks the
 * files themselves, no matter which step wrote them, except those that have been `checked` already.
 */
export function policyDiagnostics(out: string, checked: readonly string[] = []): Diagnostic[] {
  const seen = new Set(checked.map((name) => statSync(join(out, name)).ino));
  const pages = filesBelow(out).filter((name) => name.endsWith('.html'));
  return pages.flatMap((name) => {
    const file = join(out, name);
    // Copies of a page are hard links to the same file.
    const { ino } = statSync(file);
    if (ino !== 0 && seen.has(ino)) {
      return [];
    }
    seen.add(ino);
    return diagnosticsOf(`out/${name}`, codeOf(readFileSync(file, 'utf8')));
  });
}

/** Reports the violations of one page; see `policyDiagnostics`. */
export function diagnosticsOf(file: string, { policy, scripts, styles, attributes, requests }: PageCode): Diagnostic[] {
  if (policy === null) {
    return [diagnostic(file, null, 'has no Content-Security-Policy', 'let lib/export/finish-export.ts finish it')];
  }
  const report = (problem: string, advice: string) => diagnostic(file, null, problem, advice);
  const strangers = (kind: 'script' | 'style', texts: readonly string[]) =>
    texts
      .filter((text) => !sourcesOf(policy, `${kind}-src`).includes(hashOf(text)))
      .map((text) => `has an inline ${kind} without its hash in the policy (${text.trim().slice(0, 60)})`);
  return [
    ...[...strangers('script', scripts), ...strangers('style', styles)].map((problem) =>
      report(problem, 'write the policy after every other step'),
    ),
    ...attributes.map((attribute) =>
      report(`has the attribute ${attribute}, which no policy can allow`, 'use a class, or a listener of a script'),
    ),
    ...requests
      .filter((address) => !isAllowed(address, policy))
      .map((address) =>
        report(
          `makes browsers request ${address}`,
          'keep the file in public/, or name the service in lib/site/services.ts',
        ),
      ),
  ];
}

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
