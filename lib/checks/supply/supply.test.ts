import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { licenseDiagnostics, shippedPackages, thirdPartyList } from './licenses';

const packages = shippedPackages(process.cwd());

test('every package is pinned to one version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const ranges = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(ranges.filter(([, range]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range))).toEqual([]);
});

test('every license is allowed', () => {
  expect(licenseDiagnostics(packages)).toEqual([]);
});

test('THIRD-PARTY.md is up to date (npx tsx lib/checks/supply/write-licenses.ts updates it)', () => {
  expect(packages.map(({ name }) => name)).toContain('next');
  expect(readFileSync('THIRD-PARTY.md', 'utf8')).toBe(thirdPartyList(packages));
});

describe('licenseDiagnostics', () => {
  const check = (license: string | null) => licenseDiagnostics([{ name: 'x', version: '1.0.0', license }]);

  it('accepts a choice with an allowed license', () => expect(check('(MIT OR GPL-3.0)')).toEqual([]));

  it.each(['MIT AND GPL-3.0', 'SEE LICENSE IN FILE'])('rejects "%s"', (license) =>
    expect(check(license)).toEqual([expect.stringContaining(`x 1.0.0 is under "${license}";`)]),
  );

  it('rejects a package without a license', () =>
    expect(check(null)).toEqual([expect.stringContaining('names no license')]));
});
