import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { failureOf } from '@/lib/content/mdx/fixtures/render';
import { sourceFile } from './source-file';

const path = 'webhooks/verifiers/verify.py';

test('shows the file unchanged, under its name or another title', () => {
  const text = readFileSync(`content/${path}`, 'utf8').trimEnd();
  expect(sourceFile({ path })).toBe(`\`\`\`\`python title="verify.py"\n${text}\n\`\`\`\``);
  expect(sourceFile({ path, title: 'app/hook.py' })).toContain('python title="app/hook.py"');
});

test.each(['webhooks/verifiers/nope.py', '../package.json', ''])(
  'rejects the path "%s" with its line',
  async (wrong) => {
    expect(await failureOf(`Text.\n\n<SourceFile path="${wrong}" />`)).toBe(
      `3: shows the file "${wrong}", which isn't in content/; write a path relative to that folder, such as webhooks/verifiers/verify.py.`,
    );
  },
);

test('rejects an unsupported extension', () => {
  expect(() => sourceFile({ path: 'passages/core-path.md' })).toThrow('names the type of file ".md"');
});
