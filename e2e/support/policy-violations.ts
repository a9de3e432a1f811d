import type { BrowserContext } from '@playwright/test';

/**
 * Collects what the Content-Security-Policy blocks on every page of a context, as the browser reports it: the
 * directive, and what was blocked. Call it before the first page opens.
 */
export async function watchPolicy(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', ({ page }, violation: string) => {
    violations.push(`${page.url()}: ${violation}`);
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
        const report = (window as unknown as { reportViolation: (violation: string) => void }).reportViolation;
        report(`${effectiveDirective} blocks ${blockedURI} "${sample}" (${sourceFile}:${lineNumber})`);
      },
    );
  });
  return violations;
}
