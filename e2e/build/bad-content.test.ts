import { expect, test } from 'vitest';
import { copySmallSite, manifestOf, pageOf } from './content';

const copy = copySmallSite();

test('problems that make a page wrong stop the build, with a message for each', { timeout: 240_000 }, () => {
  copy.write({
    'content/manifest.ts': manifestOf(['index', 'lite/doker']),
    'content/index.mdx': 'No frontmatter.\n',
    'content/lite/docker.mdx': pageOf('Text.'),
  });
  const { status, output } = copy.build();
  expect(status).not.toBe(0);
  expect(output).toContain('content/index.mdx:1 has no frontmatter; ');
  expect(output).toContain(
    'names the page "lite/doker", but content/lite/doker.mdx doesn\'t exist; write "lite/docker" if that is meant',
  );
  expect(output).toContain('content/lite/docker.mdx is in no sidebar; ');
  expect(output).toContain('The build stopped: 3 of these make a page wrong.');
});
