import type { SignatureSource } from './types';

/** Vulnerabilities as news and scanners name them. */
export const advisories: readonly SignatureSource[] = [
  {
    title: 'PHP2Shell (CVE-2026-109618, CVE-2026-109619)',
    at: ['/guides/advisories#php2shell'],
    texts: ['php2shell', 'cve-2026-109618', 'cve-2026-109619', 'ghsa-w8hw-w9fx-j79w', 'ghsa-6wmf-4rv5-p3rp'],
  },
  {
    title: 'PHP vulnerabilities of November 2026',
    at: ['/guides/advisories#php-november-2026'],
    texts: ['phpaftershell', 'cve-2026-129289', 'cve-2026-126714', 'cve-2026-115560'],
  },
  {
    title: 'A prepared link can run a script in your Lite session',
    at: ['/guides/advisories#lite-callback-script'],
    texts: ['reflected xss', 'cross-site scripting'],
    needs: ['mixpost'],
  },
  {
    title: 'Every user of Lite can read and empty files on the server',
    at: ['/guides/advisories#lite-log-viewer'],
    texts: ['path traversal', 'directory traversal'],
    needs: ['mixpost'],
  },
];
