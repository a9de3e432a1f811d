import { expect, test } from 'vitest';
import { copySmallSite, manifestOf, pageOf } from './content';

const copy = copySmallSite();

test("a page that doesn't compile stops the build with a message that names the line", { timeout: 240_000 }, () => {
  copy.write({ 'content/manifest.ts': manifestOf(['index']), 'content/index.mdx': pageOf('```cobol\nx\n```') });
  const { status, output } = copy.build();
  expect(status).not.toBe(0);
  expect(output).toContain(
    'content/index.mdx:8 opens a code block in "cobol", which isn\'t a language that the site highlights; ',
  );
});

test('broken links, broken anchors, and duplicate routes only cause warnings with file and line', {
  timeout: 240_000,
}, () => {
  copy.write({
    'content/manifest.ts': manifestOf(['index', 'lite/index', 'lite']),
    'content/index.mdx': pageOf('See [a](/lit/), [b](./gone.mdx), [c](/lite/#gone) and [d](../../etc/passwd).'),
    'content/lite/index.mdx': pageOf('## Here\n\nText.').replaceAll('\n', '\r\n'),
    'content/lite.mdx': pageOf('Text.'),
  });
  const { status, output } = copy.build();
  expect(status).toBe(0);
  expect(output).toContain(
    'Warning, duplicate route: content/lite.mdx claims the address /lite, which content/lite/index.mdx has already; ',
  );
  expect(output).toContain(
    'Warning, broken link: content/index.mdx:8 links to /lit/, where there is no page; write /lite/ if that is meant.',
  );
  expect(output).toContain('Warning, broken Markdown link: content/index.mdx:8 links to the file ');
  expect(output).toContain(
    'Warning, broken anchor: content/index.mdx:8 links to /lite/#gone, but /lite/ has no heading with the ID "gone"; ',
  );
  expect(output).toContain(
    'Warning, broken link: content/index.mdx:8 links to ../../etc/passwd, where there is no page; ',
  );
});
