import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { failureOf, htmlOf } from '@/lib/content/mdx/fixtures/render';
import { sourceFile } from './source-file.mjs';

const path = 'webhooks/verifiers/verify.py';

test('a file stands in the page as a block with its name and language', async () => {
  const html = await htmlOf(`<SourceFile path="${path}" />`);
  expect(html).toContain('data-code="python"');
  expect(html).toContain('>verify.py<');
  expect(html).toContain('hmac.compare_digest');
});

test('it is shown byte for byte', () => {
  const text = readFileSync(`content/${path}`, 'utf8').trimEnd();
  expect(sourceFile({ path })).toBe(`\`\`\`\`python title="verify.py"\n${text}\n\`\`\`\``);
});

test('a title names its place at the reader’s', () => {
  expect(sourceFile({ path, title: 'app/hook.py' })).toContain('python title="app/hook.py"');
});

test.each(['webhooks/verifiers/nope.py', '../package.json', ''])(
  'the path "%s" stops the page at its line',
  async (wrong) => {
    expect(await failureOf(`Text.\n\n<SourceFile path="${wrong}" />`)).toBe(
      `3: shows the file "${wrong}", which isn't in content/; write a path relative to that folder, such as webhooks/verifiers/verify.py.`,
    );
  },
);

test('a language without a name stops the page', () => {
  expect(() => sourceFile({ path: 'passages/api-errors.md' })).toThrow("whose extension isn't supported");
});
