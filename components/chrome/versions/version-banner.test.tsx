import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { AlternateVersion } from '@/lib/site/manifest/alternate-versions';
import { AlternateVersionMetas } from './alternate-version-metas';
import { VersionBanner } from './version-banner';
import { VersionsDropdown } from './versions-dropdown';

const newest: AlternateVersion = { name: 'current', label: 'Next', path: '/lite/', isSamePage: true };
const old: AlternateVersion = { name: '1.0', label: '1.0', path: '/1.0/lite/', isSamePage: true };
const both = [newest, old];

const banner = (version: AlternateVersion, alternateVersions: readonly AlternateVersion[]) =>
  renderToStaticMarkup(<VersionBanner version={version} alternateVersions={alternateVersions} />);

describe('the banner', () => {
  test('is on the pages of a version that is not the newest, and leads to the same page in the newest', () => {
    const html = banner(old, both);
    expect(html).toContain('role="note">This is the documentation for version 1.0, which isn’t the latest. ');
    expect(html).toContain('<a href="/lite/" data-version="current">This page in Next</a>');
  });

  test('says so when the newest has no such page', () => {
    expect(banner(old, [{ ...newest, path: '/', isSamePage: false }, old])).toContain(
      '<a href="/" data-version="current">Go to Next</a>',
    );
  });

  test('is not on the pages of the newest', () => {
    expect(banner(newest, both)).toBe('');
  });

  test('is nowhere where there is one version', () => {
    expect(banner(newest, [])).toBe('');
  });
});

test('the head says where the page stands in every version', () => {
  expect(renderToStaticMarkup(<AlternateVersionMetas alternateVersions={both} />)).toBe(
    '<meta name="version:current" content="/lite/"/><meta name="version:1.0" content="/1.0/lite/"/>',
  );
});

test('there is nothing to choose where there is one version', () => {
  const version = { name: 'current', label: 'Next', path: '/', first: '/' };
  expect(renderToStaticMarkup(<VersionsDropdown versions={[version]} />)).toBe('');
});
