import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { canonicalLink } from './canonical-link';

const leaf = 'content/lite/installation/docker.mdx';
const index = 'content/lite/index.mdx';
const home = 'content/index.mdx';
const old = 'content/versions/1.0/lite/index.mdx';

describe('a link to a file', () => {
  test.each([
    ['in the same folder', './manual.mdx', leaf, '/lite/installation/manual'],
    ['in the same folder, without a dot', 'manual.mdx', leaf, '/lite/installation/manual'],
    ['in the parent folder', '../updating.mdx', leaf, '/lite/updating'],
    ['in a subfolder', './installation/docker.mdx', index, '/lite/installation/docker'],
    ['that is the index of a folder', '../index.mdx', leaf, '/lite/'],
    ['that is the home page', '../../index.mdx', leaf, '/'],
    ['from the home page', './server.mdx', home, '/server'],
    ['from the content folder', '/lite/index.mdx', leaf, '/lite/'],
    ['from the content folder, with dot segments', '/pro/../lite/./index.mdx', leaf, '/lite/'],
    ['with .md', './manual.md', leaf, '/lite/installation/manual'],
    ['with an uppercase extension', './manual.MDX', leaf, '/lite/installation/manual'],
    ['with a hash', './manual.mdx#redis', leaf, '/lite/installation/manual#redis'],
    ['with a query and a hash', '../index.mdx?x=a.mdx#top', leaf, '/lite/?x=a.mdx#top'],
    ['of an older version', './updating.mdx', old, '/1.0/lite/updating'],
    ['from the folder of an older version', '/index.mdx', old, '/1.0/'],
  ])('%s becomes the canonical path', (_, url, file, path) => {
    expect(canonicalLink(url, file)).toBe(path);
  });

  test.each([
    ['../x.mdx', home],
    ['../../../x.mdx#a', leaf],
    ['/../x.mdx', home],
    ['../../x.mdx', old],
  ])("is left unchanged if it's outside the content folder: %s in %s", (url, file) => {
    expect(canonicalLink(url, file)).toBe(url);
  });
});

test.each([
  ['of a leaf', 'manual', leaf, '/lite/installation/manual'],
  ['of an index', 'updating', index, '/lite/updating'],
  ['to the folder above', '../', leaf, '/lite/'],
  ['to this folder', './', index, '/lite/'],
  ['beyond the root', '../../../../server', leaf, '/server'],
  ['with a query and a hash', '../updating?a=1#b', leaf, '/lite/updating?a=1#b'],
  ['of an older version', 'updating', old, '/1.0/lite/updating'],
])('a relative link %s is resolved against the canonical path', (_, url, file, path) => {
  expect(canonicalLink(url, file)).toBe(path);
});

test.each([
  ...['', '#id', '?q=1', '/lite/', '/lite/updating?a=1#b', '/images/x.png', 'HTTPS://example.com'],
  ...['//example.com/a.mdx', 'https://example.com/a.mdx', 'mailto:you@example.com', 'data:text/plain,a.mdx'],
])('leaves %j unchanged', (url) => {
  expect(canonicalLink(url, leaf)).toBe(url);
});

test.each([
  ['by its absolute path', `${process.cwd()}/${leaf}`],
  ['with backslashes', 'C:\\site\\content\\lite\\installation\\docker.mdx'],
  ['in another folder called content', 'content/lite/content/docker.mdx'],
])('accepts a file given %s', (_, file) => {
  const folder = file.includes('lite/content') ? '/lite/content' : '/lite/installation';
  expect(canonicalLink('./manual.mdx', file)).toBe(`${folder}/manual`);
});

test('accepts a project within a folder called content', () => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue('/home/me/content/site');
  onTestFinished(() => cwd.mockRestore());
  expect(canonicalLink('./manual.mdx', `/home/me/content/site/${leaf}`)).toBe('/lite/installation/manual');
});
