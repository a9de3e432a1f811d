import { expect, test } from 'vitest';
import { filesOf, formsOf, isFolderPath, markdownPathOf, pathOfId, stemOf } from './paths';

test.each([
  ['index', '/', '/'],
  ['server', '/', '/server'],
  ['lite/index', '/', '/lite/'],
  ['lite/updating', '/', '/lite/updating'],
  ['re-index', '/', '/re-index'],
  ['index/page', '/', '/index/page'],
  ['index', '/1.0/', '/1.0/'],
  ['lite/index', '/1.0/', '/1.0/lite/'],
])('the path of the page %s in the version at %s is %s', (id, versionPath, path) => {
  expect(pathOfId(id, versionPath)).toBe(path);
});

test.each([
  ['/', ''],
  ['', ''],
  ['/index.html', ''],
  ['lite', 'lite'],
  ['/lite.html', 'lite'],
  ['/lite/index', 'lite'],
  ['/lite/index.html', 'lite'],
  ['/lite/updating/', 'lite/updating'],
  ['//lite//', 'lite'],
  ['/re-index.html', 're-index'],
  ['/index/page', 'index/page'],
  ['/1.0/', '1.0'],
])('the stem of %j is %j', (path, stem) => {
  expect(stemOf(path)).toBe(stem);
});

test.each([
  ['/', ['/', '/index', '/index.html']],
  ['/lite/', ['/lite/', '/lite', '/lite.html', '/lite/index', '/lite/index.html']],
  ['/server', ['/server', '/server/', '/server.html', '/server/index', '/server/index.html']],
])('the forms of %s start with the canonical one', (path, forms) => {
  expect(formsOf(path)).toEqual(forms);
});

test.each([
  ['/', 'html', ['index.html', 'index/index.html']],
  ['/', 'txt', ['index.txt']],
  ['/lite/', 'html', ['lite.html', 'lite/index.html', 'lite/index/index.html']],
  ['/lite/', 'txt', ['lite.txt', 'lite/index.txt']],
  ['/lite/updating', 'html', ['lite/updating.html', 'lite/updating/index.html', 'lite/updating/index/index.html']],
] as const)('the files of %s with .%s are %j', (path, extension, files) => {
  expect(filesOf(path, extension)).toEqual(files);
});

test.each([
  ['/', true, '/index.md'],
  ['/lite/', true, '/lite/index.md'],
  ['/lite/updating', false, '/lite/updating.md'],
])('%s belongs to a folder: %s, and its Markdown is at %s', (path, isFolder, markdownPath) => {
  expect([isFolderPath(path), markdownPathOf(path)]).toEqual([isFolder, markdownPath]);
});
