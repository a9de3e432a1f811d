import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { AlternateVersion } from '@/lib/site/manifest/alternate-versions';
import { VersionBanner } from './version-banner';

const newest: AlternateVersion = { name: 'current', label: 'Next', path: '/lite/', isSamePage: true };
const old: AlternateVersion = { name: '1.0', label: '1.0', path: '/1.0/lite/', isSamePage: true };
const both = [newest, old];

const banner = (version: AlternateVersion, alternateVersions: readonly AlternateVersion[]) =>
  renderToStaticMarkup(<VersionBanner version={version} alternateVersions={alternateVersions} />);

describe('the version banner', () => {
  test('links from pages of older versions to the same page in the newest version', () => {
    const html = banner(old, both);
    expect(html).toContain('role="note">This is the documentation for version 1.0, which isn’t the latest. ');
    expect(html).toContain('<a href="/lite/" data-version="current">This page in Next</a>');
  });

  test("links to the first page if the newest version doesn't have the page", () => {
    expect(banner(old, [{ ...newest, path: '/', isSamePage: false }, old])).toContain(
      '<a href="/" data-version="current">Go to Next</a>',
    );
  });

  test("isn't on pages of the newest version, or of the only one", () => {
    expect([banner(newest, both), banner(newest, [])]).toEqual(['', '']);
  });
});
