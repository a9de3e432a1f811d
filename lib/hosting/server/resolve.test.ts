import { describe, expect, it } from 'vitest';
import { smallSite, smallSiteForms } from '@/lib/hosting/fixtures/small-site';
import { createResolver } from './resolve';
import { describeSite } from './site';

describe.each(['', '/docs'])('below "%s"', (basePath) => {
  const { resolve, notFoundFile } = createResolver(describeSite(smallSite, basePath));

  it.each(smallSiteForms)('leads $form to $to', ({ form, to }) => {
    const target = resolve(`${basePath}${form}?q=a%20b`);
    expect(target).toMatchObject(
      form === '/pro/installation/'
        ? { kind: 'missing' }
        : form === to
          ? { kind: 'file', file: to === '/' ? '/index.html' : `${to.replace(/\/$/, '')}.html`, isHashed: false }
          : { kind: 'redirect', to: `${basePath}${to}?q=a%20b` },
    );
  });

  it('finds the Markdown of a page, with links to send', () => {
    expect(resolve(`${basePath}/lite/`)).toMatchObject({
      markdown: {
        file: '/lite/index.md',
        links: expect.stringContaining(`<${basePath}/lite/index.md>; rel="alternate"`),
      },
    });
    expect(resolve(`${basePath}/search`)).not.toHaveProperty('markdown');
  });

  it('shows the list of a folder without a page with status 404', () => {
    expect(notFoundFile(`${basePath}/pro/installation/?a`)).toBe('/pro/installation.html');
  });

  it('finds files by name, and copies that a package leaves out', () => {
    expect(resolve(`${basePath}/_next/static/chunks/a.js`)).toMatchObject({ kind: 'file', isHashed: true });
    expect(resolve(`${basePath}/lite/index.txt`)).toMatchObject({ file: '/lite.txt' });
    expect(resolve(`${basePath}/.well-known/security.txt`)).toMatchObject({ kind: 'file' });
  });

  it.each(['/lite.html.br', '/serve.json', '/.env', '/a/../b', '/404.html', '/_next/'])('hides %s', (path) => {
    expect(resolve(basePath + path).kind).toBe('missing');
    expect(notFoundFile(basePath + path)).toBe('/404.html');
  });

  it.each(['/a%2fb', '/a%5Cb', '/a\\b', '/%', '/%00'])('refuses %s', (path) => {
    expect(resolve(basePath + path).kind).toBe('invalid');
  });
});

it('has nothing outside of the base path', () => {
  const { resolve } = createResolver(describeSite(smallSite, '/docs'));
  expect(['/', '/lite/', '/docs-more/x.txt', '/lite.txt'].map((path) => resolve(path).kind)).toEqual(
    Array.from({ length: 4 }, () => 'missing'),
  );
  expect(resolve('/docs')).toEqual({ kind: 'redirect', to: '/docs/' });
});

it('never redirects to another site', () => {
  expect(createResolver(describeSite(smallSite, '')).resolve('//evil.example/')).toEqual({ kind: 'missing' });
});
