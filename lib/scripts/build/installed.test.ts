import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isInstalled, markInstalled, nodeError } from './installed.mjs';

/** Creates a folder with a package-lock.json and an empty node_modules, removed after the test. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'installed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3}');
  return root;
}

describe('nodeError', () => {
  test.each(['20.20.0', '20.21.3', '22.0.0', '26.1.0'])('accepts %s for >=20.20', (version) => {
    expect(nodeError('>=20.20', version)).toBeNull();
  });

  test.each(['20.19.9', '18.20.5', '9.30.0'])('names both versions for %s', (version) => {
    expect(nodeError('>=20.20', version)).toBe(
      `This is Node ${version}, but the project needs >=20.20. Install a newer version of Node (https://nodejs.org).`,
    );
  });
});

describe('isInstalled', () => {
  test('is false at first and true after markInstalled', () => {
    const root = project();
    expect(isInstalled(root)).toBe(false);
    markInstalled(root);
    expect(isInstalled(root)).toBe(true);
  });

  test('is false after the lockfile changes', () => {
    const root = project();
    markInstalled(root);
    writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
    expect(isInstalled(root)).toBe(false);
  });

  test('is false after node_modules is deleted', () => {
    const root = project();
    markInstalled(root);
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });
});
