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
