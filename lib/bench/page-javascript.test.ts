import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageJavascriptBytes, scriptsOf } from './page-javascript';
import { testFolder } from './test-folder';

test('a page loads its script files, each once, and none for old browsers', () => {
  const html = `<script src="/_next/static/chunks/a.js?v=1" async=""></script><script src="/own.js"></script>
    <script src="/_next/static/chunks/old.js" noModule=""></script><script>let inline</script>
    <link rel="preload" as="script" href="/_next/static/chunks/a.js"><script src="//elsewhere.example/b.js"></script>`;
  expect(scriptsOf(html)).toEqual(['/_next/static/chunks/a.js', '/own.js']);
});

test('a page loads also what its inline data names', () => {
  const html = String.raw`<script>self.__next_f.push([1,"I[1,[\"/_next/static/chunks/late.js\",\"/_next/static/chunks/x.json\"]]"])</script>`;
  expect(scriptsOf(html)).toEqual(['/_next/static/chunks/late.js']);
});

test('sizes are those of the packed files', () => {
  const out = testFolder();
  const script = 'console.log(1);'.repeat(50);
  writeFileSync(join(out, 'a.js'), script);
  writeFileSync(join(out, 'page.html'), '<script src="/a.js"></script>');
  expect(pageJavascriptBytes(out, 'page.html')).toBe(gzipSync(script, { level: 9 }).length);
});

test('a script without a file is a fault of the build', () => {
  const out = testFolder();
  writeFileSync(join(out, 'page.html'), '<script src="/gone.js"></script>');
  expect(() => pageJavascriptBytes(out, 'page.html')).toThrow(
    'page.html loads /gone.js, but the export holds no such file',
  );
});
