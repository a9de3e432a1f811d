import { describe, expect, it } from 'vitest';
import { trustedTypesScript } from '@/lib/next-internals/trusted-types';
import { tagManagerSnippet, thirdPartiesOf } from '@/lib/site/third-parties';
import { hashOf, withContentPolicy } from './content-policy';

const plain = { basePath: '', thirdParties: [] };
const page = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title></head><body></body></html>';

/** Returns the policy of a finished page, by directive. */
function policyOf(html: string, settings: Parameters<typeof withContentPolicy>[1] = plain) {
  const policy = policyTextOf(withContentPolicy(html, settings));
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
}

function policyTextOf(finished: string): string {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(finished)?.[1] ?? '';
}

describe('withContentPolicy', () => {
  it('inserts the policy after the encoding and changes nothing else', () => {
    const finished = withContentPolicy(page, plain);
    expect(finished).toMatch(
      /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    );
    expect(finished.replace(/<meta http-equiv="Content[^>]*><script>.*?<\/script>/, '')).toBe(page);
  });

  it("inserts the policy first if the head doesn't start with the encoding", () => {
    expect(withContentPolicy('<html><head><title>A</title></head></html>', plain)).toMatch(
      /^<html><head><meta http-equiv="Co/,
    );
  });

  it('allows each inline script and style by its hash, once', () => {
    const added = '<style>a{}</style><style>b{}</style><script>run("é")</script><script>run("é")</script>';
    const { 'script-src': scripts, 'style-src': styles } = policyOf(page.replace('</head>', `${added}</head>`));
    expect(scripts).toEqual(["'self'", hashOf(trustedTypesScript('', [])), hashOf('run("é")')]);
    expect(styles).toEqual(["'self'", hashOf('a{}'), hashOf('b{}')]);
  });

  it('computes hashes as browsers do', () => {
    // Hash and text from the examples in MDN and the CSP specification.
    expect(hashOf('doSomething();')).toBe("'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='");
  });

  it('allows nothing unsafe and no other origin', () => {
    const policy = policyTextOf(withContentPolicy(page, plain));
    expect(policy).not.toMatch(/unsafe|strict-dynamic|https?:|\*|data:/);
    expect(policyOf(page)).toMatchObject({
      'default-src': ["'self'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'site'],
    });
  });

  it('allows a configured third party, and its inline script by its hash', () => {
    const policy = policyOf(page, { basePath: '', thirdParties: thirdPartiesOf({ gtmId: 'GTM-X' }) });
    expect(policy['script-src']).toContain('https://www.googletagmanager.com');
    expect(policy['script-src']).toContain(hashOf(tagManagerSnippet));
    expect(policy['connect-src']).toContain('https://*.google-analytics.com');
    expect(policy['trusted-types']).toEqual(['default', 'site', 'goog#html']);
  });

  it('allows requests to the hosts of the hosted search', () => {
    const policy = policyOf(page, { basePath: '', thirdParties: thirdPartiesOf({ docsearch: { appId: 'ABC' } }) });
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://abc-dsn.algolia.net',
      'https://abc.algolia.net',
      'https://abc-1.algolianet.com',
      'https://abc-2.algolianet.com',
      'https://abc-3.algolianet.com',
    ]);
    expect(policy['script-src']).toHaveLength(2);
  });

  it('rejects a page without a head', () => {
    expect(() => withContentPolicy('<p>A</p>', plain)).toThrow('has no <head>');
  });
});
