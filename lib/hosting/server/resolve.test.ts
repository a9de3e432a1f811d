import { describe, expect, it } from 'vitest';
import { smallSite, smallSiteForms } from '@/lib/hosting/fixtures/small-site';
import { createResolver } from './resolve';
import { describeSite } from './site';

describe.each(['', '/docs'])('below "%s"', (basePath) => {
  const { resolve } = createResolver(describeSite(smallSite, basePath));

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
