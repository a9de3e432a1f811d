import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkTree } from './copy-tree';
import { outputSize } from './output-size';
import { testFolder } from './test-folder';

function folderWithLinks(): string {
  const folder = join(testFolder(), 'site');
  mkdirSync(join(folder, 'x'), { recursive: true });
  writeFileSync(join(folder, 'x.html'), 'twelve bytes');
  writeFileSync(join(folder, 'y.html'), 'five!');
  linkSync(join(folder, 'x.html'), join(folder, 'x', 'index.html'));
  return folder;
}

test('a file with two names counts as two files and one size', () => {
  expect(outputSize(folderWithLinks())).toEqual({ bytes: 17, files: 3 });
});

test('a tree copied by links holds the same files', () => {
  const folder = folderWithLinks();
  const copy = `${folder}-copy`;
  linkTree(folder, copy);
  expect(outputSize(copy)).toEqual({ bytes: 17, files: 3 });
});
