import { describe, expect, it } from 'vitest';
import { describeHost } from './describe-host';
import { smallSite, smallSiteForms } from './fixtures/small-site';
import { securityHeaders } from './headers';
import { cloudflareRedirects, headersFile, netlifyRedirects } from './netlify-cloudflare';

const small = describeHost(smallSite, '');

/** Returns the rules of a `_redirects` file: from, to, and status. */
const rulesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));

describe('the headers for Netlify and Cloudflare Pages', () => {
  it('are indented below patterns', () => {
    const [all, hashed] = headersFile(describeHost(smallSite, '/docs')).split('\n\n');
    expect(all?.split('\n')).toEqual(['/docs/*', ...securityHeaders.map(([name, value]) => `  ${name}: ${value}`)]);
    expect(hashed).toMatch(/^\/docs\/_next\/static\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/);
  });

  it('stay within 100 rules and 2,000 characters per line', () => {
    const lines = headersFile(small).split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });
});

it('the redirects for Cloudflare Pages cover every non-canonical form of every address', () => {
  const rules = new Map(rulesOf(cloudflareRedirects(small)).map(([from, to, status]) => [from, `${status} ${to}`]));
  for (const { form, to } of smallSiteForms.filter(({ form: from, to: end }) => from !== end)) {
    expect(rules.get(form), form).toBe(`301 ${to}`);
  }
});

describe('the redirects for Netlify', () => {
  const rules = rulesOf(netlifyRedirects(small));

  it('override existing files', () => {
    expect(rules).toContainEqual(['/lite.html', '/lite/', '301!']);
    expect(rules).toContainEqual(['/lite/updating/index.html', '/lite/updating', '301!']);
    expect(rules).toContainEqual(['/lite/installation', '/lite/updating', '301!']);
  });

  it('contain no loops on a host that treats /x and /x/ as the same address', () => {
    const bare = (address = '') => address.replace(/(.)\/$/, '$1');
    expect(rules.filter(([from, to]) => bare(from) === bare(to))).toEqual([]);
    const sources = rules.map(([from]) => bare(from));
    expect(new Set(sources).size).toBe(sources.length);
  });
});
