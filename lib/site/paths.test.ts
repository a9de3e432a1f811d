import { describe, expect, test } from 'vitest';
import { filesOf, formsOf, isFolderPath, markdownPathOf, pathOfId, segmentsOf, stemOf } from './paths';

const paths = [
  '/',
  '/lite/',
  '/lite/updating',
  '/lite/installation/docker',
  '/services/social/facebook/',
  '/server',
  '/indexes',
  '/re-index',
  '/index-of/html',
  '/1.0/',
  '/1.0/lite/updating',
];

describe('pathOfId', () => {
  test.each([
    ['index', '/'],
    ['server', '/server'],
    ['lite/index', '/lite/'],
    ['lite/updating', '/lite/updating'],
    ['services/social/facebook/index', '/services/social/facebook/'],
    ['re-index', '/re-index'],
    ['index/page', '/index/page'],
  ])('of %s is %s', (id, path) => {
    expect(pathOfId(id)).toBe(path);
  });

  test.each([
    ['index', '/1.0/'],
    ['lite/index', '/1.0/lite/'],
    ['lite/updating', '/1.0/lite/updating'],
  ])('of %s in a version is %s', (id, path) => {
    expect(pathOfId(id, '/1.0/')).toBe(path);
  });
});

describe('isFolderPath', () => {
  test.each([
    ['/', true],
    ['/lite/', true],
    ['/lite/updating', false],
    ['/1.0/', true],
  ])('of %s is %s', (path, expected) => {
    expect(isFolderPath(path)).toBe(expected);
  });
});

describe('stemOf', () => {
  test.each([
    ['/', ''],
    ['', ''],
    ['/index', ''],
    ['/index.html', ''],
    ['/lite', 'lite'],
    ['/lite/', 'lite'],
    ['lite', 'lite'],
    ['/lite.html', 'lite'],
    ['/lite/index', 'lite'],
    ['/lite/index.html', 'lite'],
    ['/lite/updating/', 'lite/updating'],
    ['//lite//', 'lite'],
    ['/re-index', 're-index'],
    ['/re-index.html', 're-index'],
    ['/index/page', 'index/page'],
    ['/1.0/', '1.0'],
  ])('of %j is %j', (path, stem) => {
    expect(stemOf(path)).toBe(stem);
  });

  test.each(paths)('is the same for every form of %s', (path) => {
    const stems = formsOf(path).map(stemOf);
    expect(new Set(stems)).toEqual(new Set([stemOf(path)]));
  });

  test('differs between paths', () => {
    expect(new Set(paths.map(stemOf)).size).toBe(paths.length);
  });
});

describe('formsOf', () => {
  test.each([
    ['/', ['/', '/index', '/index.html']],
    ['/lite/', ['/lite/', '/lite', '/lite.html', '/lite/index', '/lite/index.html']],
    ['/server', ['/server', '/server/', '/server.html', '/server/index', '/server/index.html']],
  ])('of %s lists the canonical form first', (path, forms) => {
    expect(formsOf(path)).toEqual(forms);
  });

  test.each(paths)('of %s contains no duplicates', (path) => {
    const forms = formsOf(path);
    expect(new Set(forms).size).toBe(forms.length);
  });
});

describe('segmentsOf', () => {
  test.each([
    ['/', []],
    ['/server', ['server']],
    ['/lite/', ['lite']],
    ['/1.0/lite/updating', ['1.0', 'lite', 'updating']],
  ])('of %s is %j', (path, segments) => {
    expect(segmentsOf(path)).toEqual(segments);
  });

  test.each(paths)('of %s equals the stem when joined', (path) => {
    expect(segmentsOf(path).join('/')).toBe(stemOf(path));
  });
});

describe('filesOf', () => {
  test.each([
    ['/', 'html', ['index.html', 'index/index.html']],
    ['/', 'txt', ['index.txt']],
    ['/lite/', 'html', ['lite.html', 'lite/index.html', 'lite/index/index.html']],
    ['/lite/', 'txt', ['lite.txt', 'lite/index.txt']],
    ['/lite/updating', 'html', ['lite/updating.html', 'lite/updating/index.html', 'lite/updating/index/index.html']],
  ] as const)('of %s with .%s is %j', (path, extension, files) => {
    expect(filesOf(path, extension)).toEqual(files);
  });

  test.each(paths)('of %s have the same stem', (path) => {
    const stems = filesOf(path, 'html').map((file) => stemOf(`/${file}`));
    expect(new Set(stems)).toEqual(new Set([stemOf(path)]));
  });
});

describe('markdownPathOf', () => {
  test.each([
    ['/', '/index.md'],
    ['/lite/', '/lite/index.md'],
    ['/lite/updating', '/lite/updating.md'],
    ['/1.0/lite/', '/1.0/lite/index.md'],
  ])('of %s is %s', (path, markdownPath) => {
    expect(markdownPathOf(path)).toBe(markdownPath);
  });
});
