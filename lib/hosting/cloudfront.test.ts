import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront';
import { describeHost } from './describe-host';
import { hugeSite, smallSite, smallSiteForms } from './fixtures/small-site';
import { securityHeaders } from './headers';

type Querystring = Readonly<Record<string, { value: string; multiValue?: { value: string }[] }>>;

/** Returns the function's result for a request: a status and location, or the file to request from the bucket. */
function outcome(
  uri: string,
  { method = 'GET', querystring = {} as Querystring, basePath = '', accept = '*/*' } = {},
): string {
  const context: {
    handler?: (event: unknown) => { uri?: string; statusCode?: number; headers?: { location?: { value: string } } };
  } = {};
  runInNewContext(cloudfrontFunction(describeHost(smallSite, basePath)), context);
  const result = context.handler?.({ request: { method, uri, querystring, headers: { accept: { value: accept } } } });
  return result?.statusCode ? [result.statusCode, result.headers?.location?.value].join(' ').trim() : `${result?.uri}`;
}

describe('the CloudFront function', () => {
  it.each(smallSiteForms)('resolves $form to $to', ({ form, to }) => {
    const file = to === '/' ? '/index.html' : `${to.replace(/\/$/, '')}.html`;
    expect(outcome(form)).toBe(form === to ? file : `301 ${to}`);
    expect(outcome(`/docs${form}`, { basePath: '/docs' })).toBe(form === to ? file : `301 /docs${to}`);
  });

  it.each([
    ['/', '/index.md'],
    ['/lite/', '/lite/index.md'],
    ['/lite/updating', '/lite/updating.md'],
    ['/search', '/search.html'],
    ['/pro/installation/', '/pro/installation.html'],
    ['/lite', '301 /lite/'],
  ])('requests the Markdown of %s for an assistant', (path, file) => {
    expect(outcome(path, { accept: 'text/markdown, text/html, */*' })).toBe(file);
    expect(outcome(`/docs${path}`, { basePath: '/docs', accept: 'text/markdown' })).toBe(
      file.replace('301 ', '301 /docs'),
    );
    expect(outcome(path, { accept: 'text/html, text/markdown;q=0.9' })).not.toMatch(/\.md$/);
  });

  it('requests files by their own name, without the base path', () => {
    expect(outcome('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js');
    expect(outcome('/lite.txt')).toBe('/lite.txt');
    expect(outcome('/docs/compose/lite/docker-compose.yml', { basePath: '/docs' })).toBe(
      '/compose/lite/docker-compose.yml',
    );
  });

  it('lets the bucket return 404 for unknown pages, and hides the not-found page', () => {
    expect(outcome('/no/such/page')).toBe('/no/such/page.html');
    expect(outcome('/404')).toBe('/404/');
    expect(outcome('/404.html')).toBe('/404/');
  });

  it('collapses repeated slashes without a redirect loop', () => {
    expect(outcome('/lite//installation')).toBe('301 /lite/updating');
    expect(outcome('//evil.example')).toBe('301 /evil.example');
  });

  it('keeps the query string, including repeated names', () => {
    const querystring = {
      q: { value: 'a%20b' },
      x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
      y: { value: '' },
    };
    expect(outcome('/lite', { querystring })).toBe('301 /lite/?q=a%20b&x=1&x=2&y');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('returns 405 for %s', (method) =>
    expect(outcome('/lite/', { method })).toBe('405'),
  );

  it('stays below the size limit for any number of pages', () => {
    // In bytes (https://docs.aws.amazon.com/general/latest/gr/cf_region.html).
    expect(cloudfrontFunction(describeHost(hugeSite, '')).length).toBeLessThan(10_240);
  });
});

it('the headers policy contains every header', () => {
  const policy = JSON.parse(cloudfrontHeaders({ basePath: '/docs' }));
  const text = JSON.stringify(policy);
  for (const [name, value] of securityHeaders.filter(([key]) => !/Options|Transport/.test(key))) {
    expect(text).toContain(JSON.stringify(value));
    expect(name).toBeTruthy();
  }
  expect(policy.SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31_536_000);
  expect(policy.SecurityHeadersConfig.ContentTypeOptions).toEqual({ Override: true });
  expect(policy.CustomHeadersConfig.Items).toContainEqual({
    Header: 'Link',
    Value: '</docs/llms.txt>; rel="describedby"; type="text/plain"',
    Override: true,
  });
  expect(policy.CustomHeadersConfig.Quantity).toBe(policy.CustomHeadersConfig.Items.length);
});
