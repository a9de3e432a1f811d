import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageReadme } from './package-readme';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const tarball = `${name}-${version}.tgz`;

test.each(['README.md', 'DEPLOYING.md', 'content/offline.mdx'])('%s names the tarball of this version', (file) => {
  const named = readFileSync(file, 'utf8').match(/mixpost-docs-\d[\w.-]*\.tgz/g);
  expect(new Set(named)).toEqual(new Set([tarball]));
});

test("the package's README has the command for its own tarball", () => {
  expect(packageReadme(tarball)).toContain(`npx --yes ./${tarball}\n`);
});

// npm takes an absolute path without it for the name of a command.
test.each(['DEPLOYING.md', 'content/offline.mdx'])(
  '%s and the README of the package say what a full path needs',
  (file) => {
    for (const text of [readFileSync(file, 'utf8'), packageReadme(tarball)]) {
      expect(text).toMatch(/npx --yes file:\/\S+\.tgz/);
      expect(text).not.toMatch(/npx --yes \//);
    }
  },
);
