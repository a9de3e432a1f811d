import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { tagManagerSnippet, thirdPartiesOf } from '@/lib/site/third-parties';
import { trustedTypesScript } from './trusted-types';

type Rule = (text: string) => string | null;
type Rules = { readonly createHTML: Rule; readonly createScript: Rule; readonly createScriptURL: Rule };

/** Returns the rules of the default policy, as a browser would receive them on a page of https://docs.example. */
function rulesOf(basePath: string, thirdParties: Parameters<typeof trustedTypesScript>[1] = []): Rules {
  const policies: Record<string, Rules> = {};
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => Object.assign(policies, { [name]: rules }) };
  const location = { origin: 'https://docs.example' };
  const document = { baseURI: 'https://docs.example/docs/lite/' };
  runInNewContext(trustedTypesScript(basePath, thirdParties), {
    self: { trustedTypes },
    trustedTypes,
    location,
    document,
    URL,
  });
  if (!policies.default) {
    throw new Error('The script made no default policy.');
  }
  return policies.default;
}

describe('the default policy', () => {
  const rules = rulesOf('/docs');

  it.each(['/docs/_next/static/chunks/a.js', 'https://docs.example/docs/_next/static/b.js', '../_next/static/c.js'])(
    'allows the script URL %s',
    (address) => expect(rules.createScriptURL(address)).toBe(address),
  );

  it.each([
    '/_next/static/chunks/a.js',
    '/docs/openapi.json',
    '/docs/_next/static/../../evil.js',
    '/docs/_next/static/%2e%2e/%2e%2e/evil.js',
    'https://evil.example/docs/_next/static/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'https://www.googletagmanager.com/gtm.js?id=GTM-X',
  ])('blocks the script URL %s', (address) => expect(rules.createScriptURL(address)).toBeNull());

  it("allows markup without elements and React's empty script", () => {
    expect(rules.createHTML('{"a":"\\u003cb>"}')).toBe('{"a":"\\u003cb>"}');
    expect(rules.createHTML('<script></script>')).toBe('<script></script>');
  });

  it('blocks other markup and code', () => {
    expect(rules.createHTML('<script>alert(1)</script>')).toBeNull();
    expect(rules.createHTML('<b>x</b>')).toBeNull();
    expect(rules.createScript('alert(1)')).toBeNull();
    expect(rules.createScript(tagManagerSnippet)).toBeNull();
    expect(rulesOf('', thirdPartiesOf({ gtmId: 'GTM-X' })).createScript('alert(1)')).toBeNull();
  });

  it('allows what a configured third party loads', () => {
    const open = rulesOf('', thirdPartiesOf({ gtmId: 'GTM-X' }));
    expect(open.createScript(tagManagerSnippet)).toBe(tagManagerSnippet);
    expect(open.createHTML(tagManagerSnippet)).toBe(tagManagerSnippet);
    expect(open.createScriptURL('https://www.googletagmanager.com/gtm.js?id=GTM-X')).not.toBeNull();
    expect(open.createScriptURL('https://www.googletagmanager.com.evil.example/gtm.js')).toBeNull();
  });
});

it('can be embedded in a script element', () => {
  expect(trustedTypesScript('', thirdPartiesOf({ gtmId: 'GTM-X' }))).not.toContain('<');
});

it('does nothing in a browser without Trusted Types', () => {
  expect(() => runInNewContext(trustedTypesScript('', []), { self: {} })).not.toThrow();
});
