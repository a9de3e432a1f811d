import {
  getTransformedRoutes,
  headersSchema,
  type RouteWithSrc,
  redirectsSchema,
  rewritesSchema,
} from '@vercel/routing-utils';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { versions } from '@/content/versions';
import { routesOf } from '@/lib/site/manifest/routes';
import { describeHost } from './describe-host';
import { smallSite, smallSiteForms } from './fixtures/small-site';
import { securityHeaders } from './headers';
import { vercelJson } from './vercel';

/** Returns the rules as Vercel's own package compiles them: regular expressions in the order in which they're tried. */
function compiled(basePath = '') {
  const { redirects, rewrites, headers } = JSON.parse(vercelJson(describeHost(smallSite, basePath)));
  const { routes, error } = getTransformedRoutes({ redirects, rewrites, headers });
  expect(error).toBeNull();
  return (routes ?? []).flatMap((route) => ('handle' in route ? [] : [route as RouteWithSrc]));
}

/** Returns where the rules redirect a URL, or which file they serve for it. */
function outcome(path: string, basePath = '', accept = '*/*'): string | undefined {
  const rule = compiled(basePath).find(
    ({ src = '', continue: continues, has = [] }) =>
      !continues &&
      new RegExp(src).test(path) &&
      // Vercel compares the whole value.
      has.every((condition) => 'value' in condition && new RegExp(`^(?:${condition.value})$`).test(accept)),
  );
  return rule?.status ? `${rule.status} ${(rule.headers as Record<string, string>).Location}` : rule?.dest;
}

describe('vercelJson', () => {
  it('matches the schema that Vercel publishes, and stays within its limits with all pages', () => {
    const config = JSON.parse(vercelJson(describeHost([...routesOf(versions).values()], '')));
    const ajv = new Ajv({ strict: false });
    for (const [key, schema] of Object.entries({
      redirects: redirectsSchema,
      rewrites: rewritesSchema,
      headers: headersSchema,
    })) {
      expect(ajv.validate(schema, config[key]), `${key}: ${ajv.errorsText()}`).toBe(true);
    }
  });

  it.each(smallSiteForms.filter(({ form, to }) => form !== to))('redirects $form to $to', ({ form, to }) => {
    expect(outcome(form)).toBe(`301 ${to}`);
    expect(outcome(`/docs${form}`, '/docs')).toBe(`301 /docs${to}`);
  });

  it("serves each page's file at its address", () => {
    expect(outcome('/')).toBe('/index.html');
    expect(outcome('/lite/')).toBe('/lite.html');
    expect(outcome('/lite/updating')).toBe('/lite/updating.html');
    expect(outcome('/docs/lite/', '/docs')).toBe('/docs/lite.html');
    expect(outcome('/no/such/page')).toBeUndefined();
  });

  it.each([
    ['/lite/', '/lite/index.md'],
    ['/lite/updating', '/lite/updating.md'],
    ['/', '/index.md'],
  ])('redirects assistants from %s to %s', (path, markdown) => {
    for (const accept of ['text/markdown', 'text/markdown, text/html, */*', 'text/html;q=0.7, text/markdown;q=1.0']) {
      expect(outcome(path, '', accept), accept).toBe(`302 ${markdown}`);
      expect(outcome(`/docs${path}`, '/docs', accept), accept).toBe(`302 /docs${markdown}`);
    }
    for (const accept of ['*/*', 'text/html,*/*;q=0.8', 'text/html, text/markdown;q=0.5']) {
      expect(outcome(path, '', accept), accept).not.toContain(markdown);
    }
  });

  it('adds the security headers to every response, and immutable caching to hashed files', () => {
    const headersOf = (path: string) =>
      Object.assign(
        {},
        ...compiled()
          .filter((rule) => rule.continue && new RegExp(rule.src ?? '').test(path))
          .map(({ headers }) => headers),
      );
    expect(headersOf('/search')).toEqual(Object.fromEntries(securityHeaders));
    expect(headersOf('/lite/')).toEqual({
      ...Object.fromEntries(securityHeaders),
      Vary: 'Accept',
      Link: expect.stringContaining('</lite/index.md>; rel="alternate"; type="text/markdown"'),
    });
    expect(headersOf('/_next/static/chunks/a.js')).toMatchObject({
      'Cache-Control': expect.stringContaining('immutable'),
    });
  });
});
