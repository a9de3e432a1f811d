/** The outcome of `npm audit --json`: serious findings as sentences, or the reason why there's no report. */
export type AuditOutcome = { readonly findings: readonly string[] } | { readonly absence: string };

type Report = {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
  readonly message?: string;
  readonly error?: { readonly summary?: string };
};

/**
 * Parses the output of `npm audit --json`, which not every registry supports.
 *
 * @param output npm's output, whether it succeeded or not
 */
export function auditOutcome(output: string): AuditOutcome {
  let report: Report;
  try {
    report = JSON.parse(output);
  } catch {
    return { absence: `npm audit returned no report: ${output.trim().split('\n')[0] || 'nothing at all'}` };
  }
  if (report.vulnerabilities === undefined) {
    return {
      absence: `the registry doesn't respond to npm audit: ${report.message ?? report.error?.summary ?? 'no reason given'}`,
    };
  }
  const findings = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(
      ([name, { severity, range }]) =>
        `${name} ${range} has a ${severity} finding; \`npm audit\` says which, and how to fix it.`,
    );
  return { findings };
}
