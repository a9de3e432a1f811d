import { linkSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { servicesOf } from '@/lib/site/services';
import { withContentPolicy } from './content-policy';
import { codeOf } from './page-code';
import { diagnosticsOf, policyDiagnostics } from './policy-diagnostics';

const services = servicesOf({ gtmId: 'GTM-X' });
const page = (body: string) => `<html><head><style>a{}</style></head><body><script>run()</script>${body}</body></html>`;

function sentences(html: string): string[] {
  return diagnosticsOf('out/a.html', codeOf(html)).map(sentenceOf);
}

describe('a finished page', () => {
  it('has no errors', () => {
    expect(sentences(withContentPolicy(page('<img src="/a.png">'), { basePath: '', services: [] }))).toEqual([]);
  });

  it('may make requests to a configured service', () => {
    const html = page(
      '<img src="https://www.googletagmanager.com/a.png"><img src="https://region1.google-analytics.com/b">',
    );
    expect(sentences(withContentPolicy(html, { basePath: '', services }))).toEqual([]);
    expect(sentences(withContentPolicy(html, { basePath: '', services: [] }))).toEqual([
      expect.stringContaining('out/a.html makes browsers request https://www.googletagmanager.com/a.png;'),
      expect.stringContaining('out/a.html makes browsers request https://region1.google-analytics.com/b;'),
    ]);
  });

  it.each([
    'https://google-analytics.com.evil.example/',
    'http://a.google-analytics.com/',
    'https://evil.example/',
    'data:x',
  ])("can't make requests to %s", (address) => {
    const html = withContentPolicy(page(`<img src="${address}">`), { basePath: '', services });
    expect(sentences(html)).toEqual([expect.stringContaining(`browsers request ${address}`)]);
  });
});

describe('a page that changed after its policy was added', () => {
  const finished = withContentPolicy(page(''), { basePath: '', services: [] });

  it.each([
    ['a script', finished.replace('run()', 'run(1)'), 'has an inline script without its hash in the policy (run(1))'],
    ['a style', finished.replace('a{}', 'b{}'), 'has an inline style without its hash in the policy (b{})'],
    ['an attribute', finished.replace('<body>', '<body style="x">'), 'has the attribute style on <body>'],
    ['a listener', finished.replace('<body>', '<body onload="x">'), 'has the attribute onload on <body>'],
    ['its policy', finished.replace(/<meta[^>]*>/, ''), 'has no Content-Security-Policy'],
  ])('is reported: %s', (_, html, problem) => {
    expect(sentences(html)).toEqual([expect.stringContaining(`out/a.html ${problem}`)]);
  });
});

it('checks every page of an export, and a page with two names once', () => {
  const out = exportOfThree();
  expect(policyDiagnostics(out).map(({ file }) => file)).toEqual(['out/a.html', 'out/c.html']);
});

it('skips pages that were already checked, under all their names', () => {
  const out = exportOfThree();
  expect(policyDiagnostics(out, ['a.html']).map(({ file }) => file)).toEqual(['out/c.html']);
});

/** Creates an export of pages without a policy: one that's available under two names, and another. */
function exportOfThree(): string {
  const out = mkdtempSync(join(tmpdir(), 'policy-diagnostics-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  writeFileSync(join(out, 'a.html'), page(''));
  linkSync(join(out, 'a.html'), join(out, 'b.html'));
  writeFileSync(join(out, 'c.html'), page(''));
  return out;
}
